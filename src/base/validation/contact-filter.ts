import { findEmail } from './contact-emails.ts';
import { findLink } from './contact-links.ts';
import { findPhone } from './contact-phones.ts';
import { foldText, type Span } from './folded-text.ts';
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

/** A word after a dot without a blank: 'ana@studio.com.Café' is an address and a forgotten blank. */
const NEXT_SENTENCE = /\.[A-Z][a-z’']*$/;
/** What ends a sentence or closes a bracket around an address. */
const CLOSING_SIGNS = /[.,;:!?…)\]}>"'”’]+$/;

type Find = (text: string) => Span | undefined;

/** Whether what is left of a find is one by itself. */
function isWhole(text: string, find: Find): boolean {
  const found = find(text);
  return found?.start === 0 && found.end === text.length;
}

/** A pattern goes as far as it can; what only follows an address is not part of it. */
function withoutTail(text: string, span: Span, find: Find): Span {
  let piece = text.slice(span.start, span.end);
  for (const tail of [CLOSING_SIGNS, NEXT_SENTENCE, CLOSING_SIGNS]) {
    const shorter = piece.replace(tail, '');
    if (shorter !== piece && isWhole(shorter, find)) piece = shorter;
  }
  return { start: span.start, end: span.start + piece.length };
}

/**
 * Where a text first offers a way around the platform. E-mail goes before links, because an address holds a host name.
 * Meant for conversation: it sees through blanks, brackets, 'at' and 'dot', odd dashes and styled letters, and lets
 * dates, times, prices, guest counts, years and zip codes pass.
 */
export function locateContact(text: string): (Span & { kind: Contact['kind'] }) | undefined {
  const folded = foldText(text);
  for (const kind of KINDS) {
    const find = FINDERS[kind];
    const span = find(folded.text);
    if (span) return { kind, ...folded.sourceSpan(withoutTail(folded.text, span, find)) };
  }
  return undefined;
}

/** The first way around the platform a text offers, as it was typed. */
export function findContact(text: string): Contact | undefined {
  const found = locateContact(text);
  return found && { kind: found.kind, match: text.slice(found.start, found.end) };
}

export const noContactDetails: Rule<TextValue> = (value) => {
  const contact = isEmpty(value) ? undefined : findContact(value);
  return contact && MESSAGE_OF[contact.kind](contact.match);
};
