import { required } from '#base/validation/required.ts';
import { maxLength, minLength } from '#base/validation/text-length.ts';

/** An email address or a name, as much of it as staff knows. */
export const LOOKUP_RULES = { query: [required, minLength(3), maxLength(100)] };

/** Why staff looks at somebody's account, in words that the person can read. */
export const IMPERSONATION_RULES = {
  reason: [required, maxLength(500)],
  ticket: [required, maxLength(64)],
};
