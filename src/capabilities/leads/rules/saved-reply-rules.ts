import { required } from '#base/validation/required.ts';
import { maxLength } from '#base/validation/text-length.ts';
import { MESSAGE_RULES } from '#capabilities/inquiries/rules/message-rules.ts';

/** A title for the list, and what could be sent as a message. */
export const SAVED_REPLY_RULES = { title: [required, maxLength(60)], body: MESSAGE_RULES.message };
