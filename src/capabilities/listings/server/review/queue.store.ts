import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#capabilities/identity/tables.ts';
import { cities } from '#capabilities/places/tables.ts';
import { storefronts } from '#capabilities/storefronts/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { type KeysetOrder, keysetSql, type Place } from '#platform/database/keyset.ts';
import { publicationReviews } from '../../publication.tables.ts';
import type { ReviewView } from '../../rules/review-views.ts';
import { sectionDrafts } from '../../tables.ts';

/** Whoever has waited longest comes first. */
const WAITING_ORDER: KeysetOrder = {
  name: 'reviews-waiting',
  direction: 'asc',
  keys: [{ kind: 'instant', by: publicationReviews.openedAt }],
  tie: { kind: 'uuid', by: publicationReviews.id },
};

const DECIDED_ORDER: KeysetOrder = {
  name: 'reviews-decided',
  direction: 'desc',
  keys: [{ kind: 'instant', by: publicationReviews.decidedAt }],
  tie: { kind: 'uuid', by: publicationReviews.id },
};

export const orderOf = (view: ReviewView) => (view === 'decided' ? DECIDED_ORDER : WAITING_ORDER);

const isOfView: Readonly<Record<ReviewView, SQL | undefined>> = {
  waiting: and(isNull(publicationReviews.decidedAt), isNull(publicationReviews.reviewerId)),
  'in-review': and(isNull(publicationReviews.decidedAt), isNotNull(publicationReviews.reviewerId)),
  decided: isNotNull(publicationReviews.decidedAt),
};

const reviewers = alias(users, 'reviewers');
const deciders = alias(users, 'deciders');

export function listQueue(
  tx: Tx,
  view: ReviewView,
  { after, limit }: { after: Place | undefined; limit: number },
) {
  const inOrder = keysetSql(orderOf(view));
  return tx
    .select({
      keys: inOrder.keys,
      reviewId: publicationReviews.id,
      openedAt: publicationReviews.openedAt,
      checks: publicationReviews.checks,
      reviewerId: publicationReviews.reviewerId,
      reviewerName: reviewers.firstName,
      pickedUpAt: publicationReviews.pickedUpAt,
      decision: publicationReviews.decision,
      decidedAt: publicationReviews.decidedAt,
      decidedBy: deciders.firstName,
      isAgain: sql<boolean>`exists (select from publication_reviews earlier
        where earlier.storefront_id = ${storefronts.id} and earlier.opened_at < ${publicationReviews.openedAt})`,
      uuid: storefronts.uuid,
      name: storefronts.name,
      taxonomyNodeId: storefronts.taxonomyNodeId,
      status: storefronts.publicationStatus,
      cityName: sql<string>`${cities.name} || ', ' || ${cities.stateCode}`,
    })
    .from(publicationReviews)
    .innerJoin(storefronts, eq(storefronts.id, publicationReviews.storefrontId))
    .innerJoin(cities, eq(cities.id, storefronts.cityId))
    .leftJoin(reviewers, eq(reviewers.id, publicationReviews.reviewerId))
    .leftJoin(deciders, eq(deciders.id, publicationReviews.decidedBy))
    .where(and(isOfView[view], inOrder.behind(after)))
    .orderBy(inOrder.orderBy)
    .limit(limit);
}

export type QueueRow = Awaited<ReturnType<typeof listQueue>>[number];

/** How many wait in each list. */
export async function countQueue(tx: Tx) {
  const [reviews] = await tx
    .select({
      waiting: sql<number>`count(*) filter (where ${isOfView.waiting})::int`,
      inReview: sql<number>`count(*) filter (where ${isOfView['in-review']})::int`,
    })
    .from(publicationReviews)
    .where(isNull(publicationReviews.decidedAt));
  const [held] = await tx
    .select({ held: sql<number>`count(*)::int` })
    .from(sectionDrafts)
    .where(isNotNull(sectionDrafts.askedAt));
  return { waiting: reviews?.waiting ?? 0, inReview: reviews?.inReview ?? 0, held: held?.held ?? 0 };
}

/** First names, by who they are. */
export async function namesOf(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: users.id, firstName: users.firstName })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(rows.map(({ id, firstName }) => [id, firstName]));
}
