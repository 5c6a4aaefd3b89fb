import { and, eq, gte } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { storefrontReports } from '../standing.tables.ts';
import { storefronts } from '../tables.ts';

export type NewReport = typeof storefrontReports.$inferInsert;

/** Whether this person has reported this listing since then. */
export async function hasReportedSince(
  tx: Tx,
  storefrontId: number,
  userId: string,
  since: Date,
): Promise<boolean> {
  const [row] = await tx
    .select({ id: storefrontReports.id })
    .from(storefrontReports)
    .where(
      and(
        eq(storefrontReports.storefrontId, storefrontId),
        eq(storefrontReports.reportedBy, userId),
        gte(storefrontReports.reportedAt, since),
      ),
    )
    .limit(1);
  return row !== undefined;
}

export async function insertReport(tx: Tx, report: NewReport): Promise<void> {
  await tx.insert(storefrontReports).values(report);
}

export function listReportsOf(tx: Tx, userId: string) {
  return tx
    .select({
      storefront: storefronts.name,
      reason: storefrontReports.reason,
      text: storefrontReports.text,
      reportedAt: storefrontReports.reportedAt,
    })
    .from(storefrontReports)
    .innerJoin(storefronts, eq(storefronts.id, storefrontReports.storefrontId))
    .where(eq(storefrontReports.reportedBy, userId))
    .orderBy(storefrontReports.reportedAt);
}

/** What was reported stays with support; who reported it goes. */
export async function disownReports(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(storefrontReports)
    .set({ reportedBy: null })
    .where(eq(storefrontReports.reportedBy, userId));
}
