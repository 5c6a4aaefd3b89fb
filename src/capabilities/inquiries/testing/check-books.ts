import { expect } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { isBookingStep } from '../rules/booking-news.ts';
import { nextStep } from '../rules/inquiry-actions.ts';
import type { InquiryEventType, InquiryStatus } from '../rules/inquiry-states.ts';

type Row = {
  uuid: string;
  storefront_id: number;
  status: InquiryStatus;
  ready_at: Date | null;
  wedding_date: string | null;
  last_seq: number;
  couple_read_seq: number;
  vendor_read_seq: number;
  booking_notice_at: Date | null;
  couple_unread: number;
  vendor_unread: number;
};

type Event = {
  inquiry_uuid: string;
  seq: number;
  type: InquiryEventType;
  side: string;
  from_status: InquiryStatus | null;
  to_status: InquiryStatus;
};

async function read<T extends object>(db: Database, query: string, parameters: unknown[]): Promise<T[]> {
  return (await db.$client.query<T>(query, parameters)).rows;
}

/** Statuses that follow each other without a word in the thread. */
function followsSilently(from: InquiryStatus, to: InquiryStatus): boolean {
  if (from === to) return true;
  const onward = nextStep(from, 'release', 'SYSTEM') ?? nextStep(from, 'deliver', 'SYSTEM');
  return onward !== undefined && followsSilently(onward.to, to);
}

function checkThread(inquiry: Row, events: Event[]): void {
  expect(events.map(({ seq }) => seq)).toEqual(
    Array.from({ length: inquiry.last_seq }, (_, index) => index + 1),
  );
  let status: InquiryStatus | null = null;
  for (const event of events) {
    expect(status === null ? event.from_status === null : event.from_status !== null).toBe(true);
    if (status && event.from_status) expect(followsSilently(status, event.from_status)).toBe(true);
    status = event.to_status;
  }
  expect(status && followsSilently(status, inquiry.status)).toBe(true);
  const unseen = (side: string, readSeq: number) =>
    events.filter((event) => event.seq > readSeq && event.side !== side).length;
  expect(inquiry.couple_unread).toBe(unseen('COUPLE', inquiry.couple_read_seq));
  expect(inquiry.vendor_unread).toBe(unseen('VENDOR', inquiry.vendor_read_seq));
}

/** Counts everything again from what happened: threads without gaps, unread, the vendors' counters, news, booked days. */
export async function checkBooks(db: Database, storefrontIds: number[]): Promise<void> {
  const rows = await read<Row>(
    db,
    'select *, wedding_date::text from inquiries where storefront_id = any($1)',
    [storefrontIds],
  );
  const uuids = rows.map(({ uuid }) => uuid);
  const events = await read<Event>(
    db,
    'select * from inquiry_events where inquiry_uuid = any($1) order by inquiry_uuid, seq',
    [uuids],
  );
  for (const row of rows) {
    checkThread(
      row,
      events.filter(({ inquiry_uuid }) => inquiry_uuid === row.uuid),
    );
  }

  const counted = await read(
    db,
    `select storefront_id, status, total, unread, snoozed from lead_counts
     where storefront_id = any($1) and total + unread + snoozed > 0 order by 1, 2`,
    [storefrontIds],
  );
  const recounted = await read(
    db,
    `select storefront_id, status, count(*)::int as total, (count(*) filter (where vendor_unread > 0))::int as unread,
       (count(*) filter (where snoozed_until is not null))::int as snoozed
     from inquiries where storefront_id = any($1) and ready_at is not null group by 1, 2 order by 1, 2`,
    [storefrontIds],
  );
  expect(counted).toEqual(recounted);

  const news = await read<{ key: string }>(
    db,
    `select key from graphile_worker.jobs where key ~ '^notify:' and split_part(key, ':', 2) = any($1) order by key`,
    [uuids],
  );
  const isBooking = ({ from_status, to_status }: Event) =>
    isBookingStep({ fromStatus: from_status, toStatus: to_status });
  const expected = events
    .filter((event) => !isBooking(event))
    .filter(
      ({ inquiry_uuid, seq }) => seq > 1 || rows.some((row) => row.uuid === inquiry_uuid && row.ready_at),
    )
    .map(({ inquiry_uuid, seq }) => `notify:${inquiry_uuid}:${seq}`);
  expect(news.map(({ key }) => key)).toEqual(expected.sort());

  // What can be undone waits to be told, unless an end has told it.
  for (const row of rows) {
    const hasSteps = events.some((event) => event.inquiry_uuid === row.uuid && isBooking(event));
    expect(row.booking_notice_at !== null).toBe(hasSteps && row.status !== 'CLOSED');
  }

  const booked = await read(
    db,
    `select storefront_id, day::text from availability_blocks where storefront_id = any($1) order by 1, 2`,
    [storefrontIds],
  );
  const held = await read(
    db,
    `select distinct storefront_id, wedding_date::text as day from inquiries
     where storefront_id = any($1) and status = 'BOOKED' and wedding_date is not null order by 1, 2`,
    [storefrontIds],
  );
  expect(booked).toEqual(held);
}
