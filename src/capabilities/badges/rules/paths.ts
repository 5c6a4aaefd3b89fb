const ENDING = '.svg';

/** The seal that a business shows on its own website. */
export const badgePaths = {
  seal: (storefrontUuid: string) => `/badge/${encodeURIComponent(storefrontUuid)}${ENDING}`,
} as const;

/** Of the file a seal is asked for by; undefined where it is none. */
export function sealOwner(file: string): string | undefined {
  return file.endsWith(ENDING) ? file.slice(0, -ENDING.length) : undefined;
}
