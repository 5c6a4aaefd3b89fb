/** Marks the couple’s own look at a household’s page, which is not the household’s. */
export const PREVIEW = 'preview';

/** What a household is reached by. */
export const rsvpPaths = {
  household: (code: string) => `/r/${encodeURIComponent(code)}`,
  step: (code: string, step: string) => `/r/${encodeURIComponent(code)}/${encodeURIComponent(step)}`,
};
