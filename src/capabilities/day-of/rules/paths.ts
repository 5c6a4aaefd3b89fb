/** What a helper comes by, and what an installed page needs. */
export const dayPaths = {
  helper: (token: string) => `/d/${encodeURIComponent(token)}`,
  helperManifest: (token: string) => `/d/${encodeURIComponent(token)}/manifest.webmanifest`,
  manifest: () => '/day-of/manifest.webmanifest',
  worker: () => '/day-of/worker.js',
};
