import { email } from '#base/validation/email.ts';
import { required } from '#base/validation/required.ts';
import { maxLength } from '#base/validation/text-length.ts';

export const LONGEST_BUSINESS_NAME = 80;

/** Whom a vendor asks to join. */
export const REFERRAL_RULES = {
  email: [required, email],
  businessName: [maxLength(LONGEST_BUSINESS_NAME)],
};
