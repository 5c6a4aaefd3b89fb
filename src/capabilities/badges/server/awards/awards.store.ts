import { and, eq, sql } from 'drizzle-orm';
import { reviews } from '#capabilities/reviews/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { awardYears } from '../../tables.ts';

export async function noteDecided(tx: Tx, year: number, at: Date): Promise<void> {
  await tx.insert(awardYears).values({ year, decidedAt: at }).onConflictDoNothing();
}

export async function listDecidedYears(tx: Tx): Promise<number[]> {
  const rows = await tx.select({ year: awardYears.year }).from(awardYears).orderBy(awardYears.year);
  return rows.map(({ year }) => year);
}

export type ReviewedYear = { year: number; reviews: number; ratingSum: number };

/** What couples said of a listing, year by year. */
export function listReviewedYears(tx: Tx, storefrontId: number): Promise<ReviewedYear[]> {
  const year = sql<number>`extract(year from ${reviews.publishedAt} at time zone 'UTC')::int`;
  return tx
    .select({
      year: year.as('year'),
      reviews: sql<number>`count(*)::int`,
      ratingSum: sql<number>`sum(${reviews.rating})::int`,
    })
    .from(reviews)
    .where(and(eq(reviews.storefrontId, storefrontId), eq(reviews.status, 'ACCEPTED')))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
}
