import { findEmail } from './contact-emails.ts';
import { findLink } from './contact-links.ts';
import { findPhone } from './contact-phones.ts';
import { foldText } from './folded-text.ts';
import { contactEmailMessage, contactLinkMessage, contactPhoneMessage } from './messages.ts';
import { isEmpty, type Rule, type TextValue } from './rule.ts';

export type Contact = { kind: 'email' | 'link' | 'phone'; match: string };

const FINDERS = { email: findEmail, link: findLink, phone: findPhone } as const;
const KINDS = ['email', 'link', 'phone'] as const;
const MESSAGE_OF = {
  email: contactEmailMessage,
  link: contactLinkMessage,
  phone: contactPhoneMessage,
} as const;

/**
 * The first way around the platform a text offers, as it was typed. E-mail goes before links, because an address holds
 * a host name. Meant for conversation: it sees through blanks, brackets, 'at' and 'dot', odd dashes and styled letters,
 * and lets dates, times, prices, guest counts, years and zip codes pass.
 */
export function findContact(text: string): Contact | undefined {
  const folded = foldText(text);
  for (const kind of KINDS) {
    const match = FINDERS[kind](folded);
    if (match !== undefined) return { kind, match };
  }
  return undefined;
}

export const noContactDetails: Rule<TextValue> = (value) => {
  const contact = isEmpty(value) ? undefined : findContact(value);
  return contact && MESSAGE_OF[contact.kind](contact.match);
};
