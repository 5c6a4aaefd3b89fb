import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { users } from '#capabilities/identity/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { publicationReviews } from '../../publication.tables.ts';
import type { ListingSnapshot } from '../../rules/listing-snapshot.ts';
import type { PublicationCheck } from '../../rules/publication-checks.ts';
import type { Reason, ReviewEnd } from '../../rules/review-decisions.ts';

type Opened = {
  id: string;
  storefrontId: number;
  openedAt: Date;
  openedBy: string;
  checks: PublicationCheck[];
};

export async function openReview(tx: Tx, review: Opened): Promise<void> {
  await tx.insert(publicationReviews).values(review);
}

const isOpen = (storefrontId: number) =>
  and(eq(publicationReviews.storefrontId, storefrontId), isNull(publicationReviews.decidedAt));

export async function findOpenReview(tx: Tx, storefrontId: number) {
  const [row] = await tx.select().from(publicationReviews).where(isOpen(storefrontId));
  return row;
}

export type OpenReview = NonNullable<Awaited<ReturnType<typeof findOpenReview>>>;

export async function takeReview(
  tx: Tx,
  id: string,
  by: { reviewerId: string; pickedUpAt: Date },
): Promise<void> {
  await tx.update(publicationReviews).set(by).where(eq(publicationReviews.id, id));
}

export type ReviewVerdict = {
  decision: ReviewEnd;
  /** Null where it was no person of ours. */
  decidedBy: string | null;
  decidedAt: Date;
  note: string;
  reasons: Reason[];
  snapshot: ListingSnapshot | null;
};

export async function endReview(tx: Tx, id: string, verdict: ReviewVerdict): Promise<void> {
  await tx.update(publicationReviews).set(verdict).where(eq(publicationReviews.id, id));
}

/** A decision that nobody had asked for: staff takes down what is published. */
export async function insertDecided(tx: Tx, opened: Opened, verdict: ReviewVerdict): Promise<void> {
  await tx.insert(publicationReviews).values({ ...opened, ...verdict });
}

const PAST_REVIEWS = 20;

/** What was decided before, the newest first. */
export function listPastReviews(tx: Tx, storefrontId: number) {
  return tx
    .select({
      id: publicationReviews.id,
      openedAt: publicationReviews.openedAt,
      decision: publicationReviews.decision,
      note: publicationReviews.note,
      reasons: publicationReviews.reasons,
      decidedAt: publicationReviews.decidedAt,
      snapshot: publicationReviews.snapshot,
      decidedBy: users.firstName,
    })
    .from(publicationReviews)
    .leftJoin(users, eq(users.id, publicationReviews.decidedBy))
    .where(and(eq(publicationReviews.storefrontId, storefrontId), isNotNull(publicationReviews.decidedAt)))
    .orderBy(desc(publicationReviews.decidedAt), desc(publicationReviews.id))
    .limit(PAST_REVIEWS);
}

export type PastReviewRow = Awaited<ReturnType<typeof listPastReviews>>[number];
