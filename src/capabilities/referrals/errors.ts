import { defineErrors } from '#platform/contract/errors.ts';

export const referralErrors = defineErrors({
  'referral.not_found': 404,
  /** Taken back, declined, answered or too old. */
  'referral.not_open': 400,
  'referral.not_published': 400,
  /** The address, or the person, works for the business itself. */
  'referral.own_business': 400,
  'referral.already_sent': 400,
  'referral.not_wanted': 400,
  'referral.month_full': 400,
  /** Whoever has a listing cannot be brought in any more. */
  'referral.already_member': 400,
  'referral.already_referred': 400,
});

type ReferralErrors = typeof referralErrors;

declare module '#base/result.ts' {
  interface ErrorCodes extends ReferralErrors {}
}
