import { isHostName } from './host-name.ts';
import { MESSAGES } from './messages.ts';
import { textRule } from './rule.ts';

const MAILBOX = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;

/** The addresses people have: no quoted mailboxes, no IP literals; lengths as RFC 5321 limits them. */
export function isEmail(text: string): boolean {
  if (text.length > 254) return false;
  const at = text.lastIndexOf('@');
  const mailbox = text.slice(0, Math.max(at, 0));
  return mailbox.length <= 64 && MAILBOX.test(mailbox) && isHostName(text.slice(at + 1));
}

export const email = textRule(MESSAGES.email, isEmail);
