import { defineErrors } from '#platform/contract/errors.ts';

export const claimErrors = defineErrors({
  'claim.not_found': 404,
  'claim.own_listing': 400,
  'claim.wrong_domain': 400,
  'claim.no_domain': 400,
  'claim.wrong_code': 400,
  'claim.no_code': 400,
  'claim.under_review': 400,
  'claim.owner_asked': 400,
});

type ClaimErrors = typeof claimErrors;

declare module '#base/result.ts' {
  interface ErrorCodes extends ClaimErrors {}
}
