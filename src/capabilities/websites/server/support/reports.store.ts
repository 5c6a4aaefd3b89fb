import { and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { weddings } from '#capabilities/weddings/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { websiteReports, websiteSlugs, websites } from '../../tables.ts';

export type ReportRow = typeof websiteReports.$inferSelect;

export async function insertReport(tx: Tx, row: typeof websiteReports.$inferInsert): Promise<void> {
  await tx.insert(websiteReports).values(row);
}

export function listOpenReports(tx: Tx): Promise<ReportRow[]> {
  return tx
    .select()
    .from(websiteReports)
    .where(isNull(websiteReports.decidedAt))
    .orderBy(asc(websiteReports.at))
    .limit(500);
}

/** Those that somebody reported or staff took down. */
export function listWatchedSites(tx: Tx) {
  const reported = sql`exists (select from website_reports report
    where report.wedding_id = ${websites.weddingId} and report.decided_at is null)`;
  return tx
    .select({
      site: websites,
      slug: websiteSlugs.slug,
      a: weddings.primaryFirstName,
      b: weddings.partnerFirstName,
    })
    .from(websites)
    .innerJoin(weddings, eq(weddings.id, websites.weddingId))
    .leftJoin(websiteSlugs, and(eq(websiteSlugs.weddingId, websites.weddingId), isNull(websiteSlugs.until)))
    .where(or(isNotNull(websites.takenDownAt), reported))
    .limit(200);
}

export async function closeReports(tx: Tx, weddingId: string, by: string, at: Date): Promise<void> {
  await tx
    .update(websiteReports)
    .set({ decidedAt: at, decidedBy: by })
    .where(and(eq(websiteReports.weddingId, weddingId), isNull(websiteReports.decidedAt)));
}
