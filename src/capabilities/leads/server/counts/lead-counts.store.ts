import { and, eq, sql } from 'drizzle-orm';
import type { InquiryRow } from '#capabilities/inquiries/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { leadCounts } from '../../tables.ts';

export type CountedLead = Pick<
  InquiryRow,
  'storefrontId' | 'status' | 'readyAt' | 'vendorUnread' | 'snoozedUntil'
>;

/** What was never delivered does not exist for the vendor, and its lists do not count it. */
export async function addToCounts(tx: Tx, row: CountedLead): Promise<void> {
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

async function takeFromCounts(tx: Tx, row: CountedLead): Promise<void> {
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

function countsAlike(one: CountedLead, other: CountedLead): boolean {
  return (
    one.status === other.status &&
    (one.readyAt === null) === (other.readyAt === null) &&
    one.vendorUnread > 0 === other.vendorUnread > 0 &&
    (one.snoozedUntil === null) === (other.snoozedUntil === null)
  );
}

/** Always in the order of statuses, so that two that change places never wait for each other. */
export async function moveCounts(tx: Tx, before: CountedLead, after: CountedLead): Promise<void> {
  if (countsAlike(before, after)) return;
  if (before.status <= after.status) {
    await takeFromCounts(tx, before);
    await addToCounts(tx, after);
  } else {
    await addToCounts(tx, after);
    await takeFromCounts(tx, before);
  }
}
