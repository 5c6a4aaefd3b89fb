import type { ThreadEvent } from '../contract/fields.ts';
import { isIncoming } from '../rules/inquiry-states.ts';

/** Which side reads the thread. */
export type ReadingSide = 'COUPLE' | 'VENDOR';

export type Reader = {
  side: ReadingSide;
  /** What the other side is called: the vendor's business, or the couple's names. */
  otherName: string;
};

type Told = Pick<ThreadEvent, 'type' | 'side' | 'authorName' | 'reason' | 'fromStatus' | 'toStatus'>;

/** Who did it, at the beginning of a sentence. On the own side several people may write, so they have names. */
function doer(event: Told, { side, otherName }: Reader): string {
  if (event.side === 'STAFF') return 'Our team';
  if (event.side !== side) return otherName;
  return event.authorName || 'You';
}

function withReason(words: string, reason: string | null): string {
  return reason ? `${words}: ${reason}` : words;
}

function cancelWords(event: Told, reader: Reader): string {
  const who = doer(event, reader);
  if (event.toStatus !== 'CLOSED') return `${who} canceled the booking`;
  if (event.fromStatus !== null && isIncoming(event.fromStatus)) return `${who} withdrew the inquiry`;
  return withReason(`${who} closed the conversation`, event.reason);
}

function bookWords(event: Told, reader: Reader): string {
  const who = doer(event, reader);
  if (event.side === reader.side) return `${who} marked this as booked`;
  return reader.side === 'COUPLE' ? `${who} marked your wedding as booked` : `${who} marked you as booked`;
}

function dismissWords(event: Told, reader: Reader): string {
  const who = doer(event, reader);
  return event.side === 'STAFF'
    ? `${who} closed this inquiry`
    : withReason(`${who} kindly closed this inquiry`, event.reason);
}

const CONNECTED = {
  COUPLE: ({ otherName }: Reader) => `You’re connected. ${otherName} can now see how to reach you.`,
  VENDOR: () => 'You’re connected. You can now see how to reach them.',
};

const EXPIRED = {
  COUPLE: ({ otherName }: Reader) => `${otherName} did not answer within 21 days, so this inquiry has ended`,
  VENDOR: () => 'This inquiry expired after 21 days without an answer',
};

/** What happened, in words for who reads it; undefined for what is only a message. */
export function eventWords(event: Told, reader: Reader): string | undefined {
  const who = doer(event, reader);
  switch (event.type) {
    case 'COUPLE_OUTREACH':
    case 'VENDOR_OUTREACH':
    case 'COUPLE_RESPONSE':
    case 'VENDOR_RESPONSE':
      return undefined;
    case 'VENDOR_CONNECT':
      return CONNECTED[reader.side](reader);
    case 'VENDOR_DECLINE':
      return withReason(`${who} declined`, event.reason);
    case 'SYSTEM_COUPLE_BOOK':
    case 'SYSTEM_VENDOR_BOOK':
      return bookWords(event, reader);
    case 'SYSTEM_COUPLE_CANCEL':
    case 'SYSTEM_VENDOR_CANCEL':
      return cancelWords(event, reader);
    case 'SYSTEM_DISMISS':
      return dismissWords(event, reader);
    case 'SYSTEM_EXPIRATION':
      return EXPIRED[reader.side](reader);
    case 'SYSTEM_COUPLE_NUDGE':
      return reader.side === 'COUPLE'
        ? `${who} sent a reminder`
        : `${who} sent a reminder and would love to hear from you`;
  }
}
