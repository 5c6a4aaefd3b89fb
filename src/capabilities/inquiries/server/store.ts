import { and, count, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { inquiries, inquiryAttachments, inquiryEvents, spamReports } from '../tables.ts';

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

export async function insertInquiry(tx: Tx, inquiry: NewInquiry): Promise<InquiryRow> {
  const [row] = await tx.insert(inquiries).values(inquiry).returning();
  if (!row) throw new Error('An inquiry was not written.');
  return row;
}

/** `before` is the locked row. */
export async function updateInquiry(
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
  return after;
}

export async function insertEvent(tx: Tx, event: NewEvent): Promise<void> {
  await tx.insert(inquiryEvents).values(event);
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

/** When somebody last did something in a thread, the newest first. */
export async function listOwnTimes(
  tx: Tx,
  { inquiryUuid, userId, limit }: { inquiryUuid: string; userId: string; limit: number },
): Promise<Date[]> {
  const rows = await tx
    .select({ at: inquiryEvents.createdAt })
    .from(inquiryEvents)
    .where(and(eq(inquiryEvents.inquiryUuid, inquiryUuid), eq(inquiryEvents.userId, userId)))
    .orderBy(desc(inquiryEvents.seq))
    .limit(limit);
  return rows.map(({ at }) => at);
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
