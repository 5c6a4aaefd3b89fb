import { and, eq, gt, ne, sql } from 'drizzle-orm';
import { reviews } from '#capabilities/reviews/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import type { CaseEvent } from '../rules/case-events.ts';
import { SHARED_MARKS } from '../rules/text-marks.ts';
import { reviewCases, reviewLog } from '../tables.ts';

export type CaseRow = typeof reviewCases.$inferSelect;
type CaseChange = Partial<Omit<typeof reviewCases.$inferInsert, 'reviewId'>>;

export async function findCase(tx: Tx, reviewId: number): Promise<CaseRow | undefined> {
  const [row] = await tx.select().from(reviewCases).where(eq(reviewCases.reviewId, reviewId));
  return row;
}

/** There is one for each review, from the first time that something is known. */
export async function saveCase(tx: Tx, reviewId: number, change: CaseChange): Promise<void> {
  await tx
    .insert(reviewCases)
    .values({ reviewId, ...change })
    .onConflictDoUpdate({ target: reviewCases.reviewId, set: change });
}

type Entry = { reviewId: number; event: CaseEvent; actorId: string | null; note?: string; at: Date };

export async function noteCaseEvent(tx: Tx, entry: Entry): Promise<void> {
  await tx.insert(reviewLog).values(entry);
}

/** The same letters in a review of somebody else or of another business. */
export async function hasCopyElsewhere(tx: Tx, reviewId: number, textHash: string): Promise<boolean> {
  const [row] = await tx
    .select({ reviewId: reviewCases.reviewId })
    .from(reviewCases)
    .where(and(eq(reviewCases.textHash, textHash), ne(reviewCases.reviewId, reviewId)))
    .limit(1);
  return row !== undefined;
}

/** Nearly the same words in another review; the same letters are told apart. */
export async function hasNearCopyElsewhere(
  tx: Tx,
  { reviewId, textHash, marks }: { reviewId: number; textHash: string; marks: readonly number[] },
): Promise<boolean> {
  if (marks.length === 0) return false;
  const own = sql`${sql.param([...marks])}::int[]`;
  const shared = sql<number>`(select count(*) from unnest(${reviewCases.textMarks}) as mark where mark = any(${own}))`;
  const [row] = await tx
    .select({ reviewId: reviewCases.reviewId })
    .from(reviewCases)
    .where(
      and(
        sql`${reviewCases.textMarks} && ${own}`,
        sql`${shared} >= ${SHARED_MARKS}`,
        ne(reviewCases.reviewId, reviewId),
        ne(reviewCases.textHash, textHash),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** How many reviews of a business were sent since then, this one left out. */
export async function countSentSince(
  tx: Tx,
  { storefrontId, reviewId, since }: { storefrontId: number; reviewId: number; since: Date },
): Promise<number> {
  const [row] = await tx
    .select({ sent: sql<number>`count(*)::int` })
    .from(reviews)
    .where(
      and(eq(reviews.storefrontId, storefrontId), gt(reviews.submittedAt, since), ne(reviews.id, reviewId)),
    );
  return row?.sent ?? 0;
}
