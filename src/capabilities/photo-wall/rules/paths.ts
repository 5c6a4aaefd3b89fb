/** What guests come by, and what a projector shows. The couple's page is in `#app/rules/paths.ts`. */
export const wallPaths = {
  upload: (code: string) => `/p/${encodeURIComponent(code)}`,
  screen: (code: string) => `/p/${encodeURIComponent(code)}/screen`,
};
