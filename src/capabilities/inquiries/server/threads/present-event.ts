import type { QuoteSheetView, ReadQuote, ThreadEvent, ThreadPage } from '../../contract/fields.ts';
import { dayThatEndsLast } from '../../rules/day-that-ends-last.ts';
import type { Quote } from '../../rules/quote.ts';
import { quoteStateOf } from '../../rules/quote-sheet.ts';
import { reasonLabel } from '../../rules/reason-label.ts';
import { earlierThan } from '../../rules/thread-page.ts';
import { readAuthor, readQuote, readWords, type WordsReader } from '../read-words.ts';
import type { EventSheet, ThreadEventRow } from './threads.store.ts';

export type EventReader = WordsReader & {
  /** The newest event that the other side has seen. */
  seenByOther: number;
  now: Date;
  /** Whoever does not reads of offers what is in them, and not what they cost. */
  seesMoney: boolean;
};

/** What is in an offer is for everybody who plans; what it costs is not. */
export function presentQuote(quote: Quote | null, seesMoney: boolean): ReadQuote | null {
  return quote && { ...quote, amountCents: seesMoney ? quote.amountCents : null };
}

/** What the offer is made of; its words are covered like all others. */
function presentSheet(sheet: EventSheet, reader: EventReader): QuoteSheetView {
  const { uuid, depositCents, lines } = sheet;
  return {
    uuid,
    state: quoteStateOf(sheet, dayThatEndsLast(reader.now)),
    // Lines are what a price is made of; what is in an offer is said in its words, too.
    lines: (reader.seesMoney ? lines : []).map(({ label, ...line }) => ({
      ...line,
      label: readWords(label, 'VENDOR', reader).text,
    })),
    depositCents: reader.seesMoney ? depositCents : null,
  };
}

/** What happened, as this reader may know it: contact details covered, and with them last names and the other's files. */
function presentEvent({ event, attachments, sheet }: ThreadEventRow, reader: EventReader): ThreadEvent {
  const { side, seenByOther } = reader;
  const body = readWords(event.body, event.side, reader);
  const shown = (attachments ?? []).filter((file) => file.side === side || !reader.isCovered(file.side));
  return {
    uuid: event.uuid,
    seq: event.seq,
    type: event.type,
    side: event.side,
    authorName: readAuthor(event.authorName, event.side, reader),
    body: body.text,
    isMasked: body.isMasked || shown.length < (attachments?.length ?? 0),
    reason: reasonLabel(event.reason, event.side, side),
    quote: presentQuote(readQuote(event.quote, reader), reader.seesMoney),
    sheet: sheet && presentSheet(sheet, reader),
    fromStatus: event.fromStatus,
    toStatus: event.toStatus,
    createdAt: event.createdAt.toISOString(),
    attachments: shown.map(({ uuid, name, mediaType, bytes }) => ({ uuid, name, mediaType, bytes })),
    isRead: event.side === side && event.seq <= seenByOther,
  };
}

export function presentPage(events: readonly ThreadEventRow[], reader: EventReader): ThreadPage {
  const shown = events.map((event) => presentEvent(event, reader));
  return { events: shown, earlierBefore: earlierThan(shown) };
}
