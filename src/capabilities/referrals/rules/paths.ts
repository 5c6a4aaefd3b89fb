import { paths } from '#app/rules/paths.ts';

export const referralPaths = {
  /** What a referred vendor opens: by the token of a mail, or by the uuid of who passes the link on. */
  join: (token: string) => `${paths.vendorLanding()}/join/${encodeURIComponent(token)}`,
};
