import { paths } from '#app/rules/paths.ts';

export const teamsPaths = {
  invitation: (token: string) => `${paths.vendorLanding()}/invitation/${encodeURIComponent(token)}`,
};
