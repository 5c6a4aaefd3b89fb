import { email } from '#base/validation/email.ts';
import { required } from '#base/validation/required.ts';
import { ruled, trimmedText } from './ruled.ts';

/**
 * An email address as people type it, in the one form it is stored, looked up and counted by. What is not part of an
 * address, a control character above all, is refused and never taken out.
 */
export const emailText = ruled(trimmedText, required, email).transform((text) => text.toLowerCase());
