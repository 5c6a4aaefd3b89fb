import { type Contact, locateContact } from '#base/validation/contact-filter.ts';

/** A stretch of a message; `mark` says what is wrong with it. */
export type Piece = { text: string; mark: Contact['kind'] | null };

/** Whoever writes that many is no puzzle any more. */
const MOST_MARKS = 24;

/** A message with every way around the platform marked, for whoever judges it. Put together it is the message again. */
export function markedPieces(text: string, most = MOST_MARKS): Piece[] {
  const contact = most > 0 ? locateContact(text) : undefined;
  if (!contact) return text ? [{ text, mark: null }] : [];
  const before = markedPieces(text.slice(0, contact.start), most - 1);
  const after = markedPieces(text.slice(contact.end), most - 1);
  return [...before, { text: text.slice(contact.start, contact.end), mark: contact.kind }, ...after];
}
