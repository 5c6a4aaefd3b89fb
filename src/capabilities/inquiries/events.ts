import { defineEvent } from '#platform/events/events.ts';
import type { inquiries, inquiryEvents } from './tables.ts';

type Booking = {
  inquiryUuid: string;
  /** None where the couple has deleted its wedding. */
  weddingId: string | null;
  storefrontId: number;
  taxonomyNodeId: number;
  weddingDate: string | null;
  amountCents: number | null;
};

/** What a couple says it pays as it books, for its own notes; nothing said means as offered. */
export type NotedTotal = { totalCents: number | null | undefined };

/** Either side has marked the vendor as booked. It can be undone for a moment, and cancelled later. */
export const inquiryBooked = defineEvent<Booking & { noted: NotedTotal | undefined }>('inquiry.booked');
/** The booking was undone, cancelled, or ended with its inquiry. Tells what it was. */
export const inquiryUnbooked = defineEvent<Booking>('inquiry.unbooked');
/** The other side says that it is booked, too. */
export const inquiryConfirmed = defineEvent<Pick<Booking, 'inquiryUuid' | 'weddingId'>>('inquiry.confirmed');

type Lead = Pick<
  typeof inquiries.$inferSelect,
  | 'uuid'
  | 'weddingId'
  | 'storefrontId'
  | 'status'
  | 'readyAt'
  | 'connectedAt'
  | 'vendorUnread'
  | 'snoozedUntil'
  | 'coupleNames'
  | 'quote'
  | 'updatedAt'
>;

/** An inquiry was opened, or its row is other than before. Everything that changes one tells it. */
export const inquiryChanged = defineEvent<{ before: Lead | undefined; after: Lead }>('inquiry.changed');
/** Something happened in a thread, with or without words. */
export const inquiryWritten =
  defineEvent<Pick<typeof inquiryEvents.$inferInsert, 'inquiryUuid' | 'seq' | 'body' | 'createdAt'>>(
    'inquiry.written',
  );
/** Staff says that whoever sent this is no couple, and that can no longer be undone. */
export const inquiryFoundSpam = defineEvent<{ inquiryUuid: string; weddingId: string | null }>(
  'inquiry.found-spam',
);
/** The couple has deleted its wedding: its words in these inquiries are gone. */
export const inquiriesForgotten = defineEvent<{ inquiryUuids: string[] }>('inquiry.forgotten');
