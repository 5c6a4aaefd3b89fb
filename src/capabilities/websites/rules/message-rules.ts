import { email } from '#base/validation/email.ts';
import { required } from '#base/validation/required.ts';
import { maxLength } from '#base/validation/text-length.ts';
import { LONGEST_MESSAGE } from './site-limits.ts';

export const SITE_MESSAGE_RULES = {
  name: [required, maxLength(100)],
  email: [email, maxLength(255)],
  text: [required, maxLength(LONGEST_MESSAGE)],
};
