/** Marks the couple’s own look at a household’s page, which is not the household’s. */
export const PREVIEW = 'preview';

/** What a household is reached by, and what everybody may have. */
export const rsvpPaths = {
  /** For a code from paper. */
  open: () => '/r',
  household: (code: string) => `/r/${encodeURIComponent(code)}`,
  /** The way out of letters. Before the others: no code looks like it. */
  stop: (token: string) => `/r/stop/${encodeURIComponent(token)}`,
  step: (code: string, step: string) => `/r/${encodeURIComponent(code)}/${encodeURIComponent(step)}`,
  /** What it would see, for the couple. */
  rehearsed: (household: string) =>
    `/wedding-planning/guests/rsvp/rehearsal/${encodeURIComponent(household)}`,
  rehearsedStep: (household: string, step: string) =>
    `/wedding-planning/guests/rsvp/rehearsal/${encodeURIComponent(household)}/${encodeURIComponent(step)}`,
  /** For a kitchen or a venue. */
  sheet: (token: string) => `/sheet/${encodeURIComponent(token)}`,
  shared: (code: string) => `/s/${encodeURIComponent(code)}`,
  sharedWay: (code: string, way: string) => `/s/${encodeURIComponent(code)}/${encodeURIComponent(way)}`,
};
