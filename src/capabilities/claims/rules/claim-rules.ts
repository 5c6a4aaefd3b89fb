import { email } from '#base/validation/email.ts';
import { required } from '#base/validation/required.ts';
import { maxLength } from '#base/validation/text-length.ts';

/** Where the code goes. */
export const CLAIM_EMAIL_RULES = { email: [required, email] };

/** What staff says with a decision; whoever claimed reads it. */
export const DECISION_RULES = { reason: [required, maxLength(500)] };

export const CODE_MINUTES = 15;
export const CODE_TRIES = 5;
