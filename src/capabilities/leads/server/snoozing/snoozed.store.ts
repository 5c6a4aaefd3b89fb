import { and, asc, isNotNull, lte } from 'drizzle-orm';
import { inquiries } from '#capabilities/inquiries/tables.ts';
import type { Tx } from '#platform/database/database.ts';

/** Uuids only: each is looked at again under its lock. */
export function listSnoozedBefore(tx: Tx, now: Date, limit: number): Promise<{ uuid: string }[]> {
  return tx
    .select({ uuid: inquiries.uuid })
    .from(inquiries)
    .where(and(isNotNull(inquiries.snoozedUntil), lte(inquiries.snoozedUntil, now)))
    .orderBy(asc(inquiries.snoozedUntil))
    .limit(limit);
}
