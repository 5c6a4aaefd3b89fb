import { paths } from '#app/rules/paths.ts';

export const claimsPaths = {
  /** Where whoever runs a listing answers somebody who says it is theirs. */
  answer: (id: string) => `${paths.vendorLanding()}/claims/${encodeURIComponent(id)}`,
};
