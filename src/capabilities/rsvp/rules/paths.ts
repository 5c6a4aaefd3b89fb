/** What a household is reached by. */
export const rsvpPaths = {
  household: (code: string) => `/r/${encodeURIComponent(code)}`,
  step: (code: string, step: string) => `/r/${encodeURIComponent(code)}/${encodeURIComponent(step)}`,
  /** For a kitchen or a venue. */
  sheet: (token: string) => `/sheet/${encodeURIComponent(token)}`,
};
