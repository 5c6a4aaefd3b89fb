import type { InquirySide } from '../rules/inquiry-actions.ts';
import { type MaskedText, maskContacts, maskPreview } from '../rules/mask-contacts.ts';
import type { Quote } from '../rules/quote.ts';
import type { WrittenQuote, WrittenWords } from '../rules/written-words.ts';

/** Some pages of every vendor who is here at the same time. */
const MOST_REMEMBERED = 5_000;

/**
 * Lists and threads are read again with every change, and looking through a text costs more than the rest of its row; so
 * the last ones are remembered. The text itself is the key: whatever it is covered for, it is covered in the same way.
 */
function remembering<Covered>(cover: (text: string) => Covered): (text: string) => Covered {
  const known = new Map<string, Covered>();
  return (text) => {
    const covered = known.get(text) ?? cover(text);
    // Whatever is asked for again counts as new, and the oldest goes first.
    known.delete(text);
    known.set(text, covered);
    const [oldest] = known.size > MOST_REMEMBERED ? known.keys() : [];
    if (oldest !== undefined) known.delete(oldest);
    return covered;
  };
}

const coverLine = remembering((text) => maskContacts(text).text);
const coverPreview = remembering(maskPreview);
const coverWords = remembering(maskContacts);

/** Whoever reads: whose words are covered for them. */
export type WordsReader = { side: 'COUPLE' | 'VENDOR'; isCovered: (by: InquirySide) => boolean };

type Contact = { connectedAt: Date | null };

/** Until a vendor connects, and for good where it never does, the couple reads whatever it wrote with contacts covered. */
export function coupleReader({ connectedAt }: Contact): WordsReader {
  return { side: 'COUPLE', isCovered: (by) => connectedAt === null && by !== 'COUPLE' };
}

/**
 * Before the first contact, and for roles that must not see them at all, everything is covered for a vendor, its own
 * words included: it reads what the couple reads.
 */
export function vendorReader({ connectedAt }: Contact, seesContacts: boolean): WordsReader {
  return { side: 'VENDOR', isCovered: () => connectedAt === null || !seesContacts };
}

/** A notice of something that was said before the contact is covered for both, whoever wrote it. */
export function noticeReader(side: WordsReader['side'], isCovered: boolean): WordsReader {
  return { side, isCovered: () => isCovered };
}

/** For staff, an archive of one’s own words, and an index that covers them itself. */
export function wordsInFull(words: WrittenWords): string {
  return words as unknown as string;
}

/** The one way from what somebody wrote to what somebody reads. */
export function readWords(words: WrittenWords, by: InquirySide, reader: WordsReader): MaskedText {
  const text = wordsInFull(words);
  return reader.isCovered(by) ? coverWords(text) : { text, isMasked: false };
}

/** How a message begins. */
export function readPreview(words: WrittenWords, by: InquirySide, reader: WordsReader): string {
  const text = wordsInFull(words);
  return reader.isCovered(by) ? coverPreview(text) : text;
}

/** A name or a place in one line. */
export function readLine(text: string, by: InquirySide, reader: WordsReader): string {
  return reader.isCovered(by) ? coverLine(text) : text;
}

/** Strangers learn the first name alone. */
export function readAuthor(name: string, by: InquirySide, reader: WordsReader): string {
  if (by === reader.side || !reader.isCovered(by)) return name;
  return coverLine(name.trim().split(/\s+/)[0] ?? '');
}

export function readQuote(quote: WrittenQuote | null, reader: WordsReader): Quote | null {
  return quote && { ...quote, includes: readWords(quote.includes, 'VENDOR', reader).text };
}
