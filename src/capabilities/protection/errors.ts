import { defineErrors } from '#platform/contract/errors.ts';

export const protectionErrors = defineErrors({
  'refund.not_found': 404,
  /** It cost nothing, came back already, was asked for before, or is too long ago. */
  'refund.not_possible': 400,
  'refund.decided_already': 400,
  'grant.no_listing': 404,
  'grant.decided_already': 400,
  'grant.needs_second_person': 400,
});

type ProtectionErrors = typeof protectionErrors;

declare module '#base/result.ts' {
  interface ErrorCodes extends ProtectionErrors {}
}
