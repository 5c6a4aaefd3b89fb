import { noContactDetails } from '#base/validation/contact-filter.ts';
import { required } from '#base/validation/required.ts';
import { maxLength } from '#base/validation/text-length.ts';

export const LONGEST_REPLY = 2000;

/** One public answer of the business. Who wants to talk to the couple does so in their thread. */
export const REPLY_RULES = { text: [required, maxLength(LONGEST_REPLY), noContactDetails] };
