import { and, count, eq, gt, ne, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { inquiries, inquiryAttachments, inquiryEvents, leadCounts, spamReports } from '../tables.ts';
import { addToLeadSearch, writeLeadSearch } from './lead-search.store.ts';

export type InquiryRow = typeof inquiries.$inferSelect;
export type NewInquiry = typeof inquiries.$inferInsert;
export type InquiryChanges = Partial<Omit<InquiryRow, 'uuid' | 'storefrontId' | 'version'>>;
export type EventRow = typeof inquiryEvents.$inferSelect;
export type NewEvent = typeof inquiryEvents.$inferInsert;

/** Whatever happens to an inquiry happens one after the other. */
export async function lockInquiry(tx: Tx, uuid: string): Promise<InquiryRow | undefined> {
  const [row] = await tx.select().from(inquiries).where(eq(inquiries.uuid, uuid)).for('no key update');
  return row;
}

export async function findInquiry(tx: Tx, uuid: string): Promise<InquiryRow | undefined> {
  const [row] = await tx.select().from(inquiries).where(eq(inquiries.uuid, uuid));
  return row;
}

type Counted = Pick<InquiryRow, 'storefrontId' | 'status' | 'readyAt' | 'vendorUnread' | 'snoozedUntil'>;

/** What was never delivered does not exist for the vendor, and its lists do not count it. */
async function addToCounts(tx: Tx, row: Counted): Promise<void> {
  if (!row.readyAt) return;
  const unread = row.vendorUnread > 0 ? 1 : 0;
  const snoozed = row.snoozedUntil ? 1 : 0;
  await tx
    .insert(leadCounts)
    .values({ storefrontId: row.storefrontId, status: row.status, total: 1, unread, snoozed })
    .onConflictDoUpdate({
      target: [leadCounts.storefrontId, leadCounts.status],
      set: {
        total: sql`${leadCounts.total} + 1`,
        unread: sql`${leadCounts.unread} + ${unread}`,
        snoozed: sql`${leadCounts.snoozed} + ${snoozed}`,
      },
    });
}

async function takeFromCounts(tx: Tx, row: Counted): Promise<void> {
  if (!row.readyAt) return;
  await tx
    .update(leadCounts)
    .set({
      total: sql`${leadCounts.total} - 1`,
      unread: sql`${leadCounts.unread} - ${row.vendorUnread > 0 ? 1 : 0}`,
      snoozed: sql`${leadCounts.snoozed} - ${row.snoozedUntil ? 1 : 0}`,
    })
    .where(and(eq(leadCounts.storefrontId, row.storefrontId), eq(leadCounts.status, row.status)));
}

function countsAlike(one: Counted, other: Counted): boolean {
  return (
    one.status === other.status &&
    (one.readyAt === null) === (other.readyAt === null) &&
    one.vendorUnread > 0 === other.vendorUnread > 0 &&
    (one.snoozedUntil === null) === (other.snoozedUntil === null)
  );
}

/** Always in the order of statuses, so that two that change places never wait for each other. */
async function moveCounts(tx: Tx, before: Counted, after: Counted): Promise<void> {
  if (countsAlike(before, after)) return;
  if (before.status <= after.status) {
    await takeFromCounts(tx, before);
    await addToCounts(tx, after);
  } else {
    await addToCounts(tx, after);
    await takeFromCounts(tx, before);
  }
}

export async function insertInquiry(tx: Tx, inquiry: NewInquiry): Promise<InquiryRow> {
  const [row] = await tx.insert(inquiries).values(inquiry).returning();
  if (!row) throw new Error('An inquiry was not written.');
  await addToCounts(tx, row);
  if (row.readyAt) await writeLeadSearch(tx, row.uuid, row.updatedAt);
  return row;
}

/** The one way to change an inquiry: `before` is its locked row. */
export async function changeInquiry(
  tx: Tx,
  before: InquiryRow,
  changes: InquiryChanges,
): Promise<InquiryRow> {
  const [after] = await tx
    .update(inquiries)
    .set({ ...changes, version: before.version + 1 })
    .where(and(eq(inquiries.uuid, before.uuid), eq(inquiries.version, before.version)))
    .returning();
  if (!after) throw new Error(`The inquiry ${before.uuid} changed while it was locked.`);
  await moveCounts(tx, before, after);
  if (isFoundByMore(before, after)) await writeLeadSearch(tx, after.uuid, after.updatedAt);
  return after;
}

/** A vendor finds what it may read: a delivered lead by its names, a connected one by all that was covered before. */
function isFoundByMore(before: InquiryRow, after: InquiryRow): boolean {
  return (
    (before.readyAt === null) !== (after.readyAt === null) ||
    (before.connectedAt === null) !== (after.connectedAt === null) ||
    before.coupleNames !== after.coupleNames
  );
}

export async function insertEvent(tx: Tx, event: NewEvent): Promise<void> {
  await tx.insert(inquiryEvents).values(event);
  await addToLeadSearch(tx, event);
}

/** A message that was sent before under this name. */
export async function findEvent(tx: Tx, uuid: string): Promise<EventRow | undefined> {
  const [row] = await tx.select().from(inquiryEvents).where(eq(inquiryEvents.uuid, uuid));
  return row;
}

export function listEvents(tx: Tx, inquiryUuid: string): Promise<EventRow[]> {
  return tx
    .select()
    .from(inquiryEvents)
    .where(eq(inquiryEvents.inquiryUuid, inquiryUuid))
    .orderBy(inquiryEvents.seq);
}

/** Files become part of a message once; how many did tells whether all were there. */
export async function attachFiles(
  tx: Tx,
  {
    inquiryUuid,
    side,
    seq,
    uuids,
  }: { inquiryUuid: string; side: 'COUPLE' | 'VENDOR'; seq: number; uuids: string[] },
): Promise<number> {
  if (uuids.length === 0) return 0;
  const rows = await tx
    .update(inquiryAttachments)
    .set({ eventSeq: seq })
    .where(
      and(
        eq(inquiryAttachments.inquiryUuid, inquiryUuid),
        eq(inquiryAttachments.side, side),
        sql`${inquiryAttachments.eventSeq} is null`,
        sql`${inquiryAttachments.uuid} = any(${sql.param(uuids)}::uuid[])`,
      ),
    )
    .returning({ uuid: inquiryAttachments.uuid });
  return rows.length;
}

/** Whether another couple has booked this day; asked after the booking that ends was changed. */
export async function hasBookingOn(tx: Tx, storefrontId: number, day: string): Promise<boolean> {
  const rows = await tx
    .select({ uuid: inquiries.uuid })
    .from(inquiries)
    .where(
      and(
        eq(inquiries.storefrontId, storefrontId),
        eq(inquiries.status, 'BOOKED'),
        eq(inquiries.weddingDate, day),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Events of the other side that this one has not seen, counted anew. */
export async function countUnseen(
  tx: Tx,
  { inquiryUuid, side, readSeq }: { inquiryUuid: string; side: 'COUPLE' | 'VENDOR'; readSeq: number },
): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(inquiryEvents)
    .where(
      and(
        eq(inquiryEvents.inquiryUuid, inquiryUuid),
        gt(inquiryEvents.seq, readSeq),
        ne(inquiryEvents.side, side),
      ),
    );
  return row?.count ?? 0;
}

/** False where it was reported before. */
export async function insertSpamReport(tx: Tx, report: typeof spamReports.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(spamReports).values(report).onConflictDoNothing().returning();
  return rows.length > 0;
}
