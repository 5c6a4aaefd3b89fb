import { defineErrors } from '#platform/contract/errors.ts';

export const teamErrors = defineErrors({
  'team.member_not_found': 404,
  'team.full': 400,
  'team.yourself': 400,
  /** The invitation is for another address than the account's. */
  'team.other_address': 403,
});

type TeamErrors = typeof teamErrors;

declare module '#base/result.ts' {
  interface ErrorCodes extends TeamErrors {}
}
