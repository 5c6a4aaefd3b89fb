import { and, asc, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { users } from '#capabilities/identity/tables.ts';
import { reviews } from '#capabilities/reviews/tables.ts';
import { storefronts } from '#capabilities/storefronts/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import type { ReviewQueueView } from '../../rules/review-queue-views.ts';
import { reviewCases, reviewLog } from '../../tables.ts';

const SHOWN = 50;

const isWaiting = inArray(reviews.status, ['SUBMITTED', 'IN_REVIEW']);
const isHeld = sql`cardinality(${reviewCases.holds}) > 0`;

const isDisputed = sql`exists (select from review_disputes d where d.review_id = ${reviews.id} and d.state = 'OPEN')`;
/** Whoever waits for an answer longest: from then on, or once the couple has answered, it is ours. */
const DECIDABLE_FROM = sql`(select coalesce(d.answered_at, d.answer_until) from review_disputes d
  where d.review_id = ${reviews.id} and d.state = 'OPEN')`;

const WHERE: Readonly<Record<ReviewQueueView, SQL | undefined>> = {
  waiting: and(isWaiting, isNull(reviewCases.secondLookBy)),
  held: and(isWaiting, isHeld),
  'second-look': and(isWaiting, isNotNull(reviewCases.secondLookBy)),
  disputed: isDisputed,
  decided: isNotNull(reviewCases.decidedAt),
};

const nameOf = (column: SQL | typeof reviewCases.takenBy) =>
  sql<string | null>`(select p.first_name from users p where p.id = ${column})`;

const view = (tx: Tx) =>
  tx
    .select({
      review: reviews,
      known: reviewCases,
      storefront: {
        uuid: storefronts.uuid,
        name: storefronts.name,
        slug: storefronts.slug,
        taxonomyNodeId: storefronts.taxonomyNodeId,
      },
      author: { name: users.name, email: users.email, joinedAt: users.createdAt },
      takenByName: nameOf(reviewCases.takenBy),
      secondLookByName: nameOf(reviewCases.secondLookBy),
      decidedByName: nameOf(reviewCases.decidedBy),
    })
    .from(reviews)
    .leftJoin(reviewCases, eq(reviewCases.reviewId, reviews.id))
    .innerJoin(storefronts, eq(storefronts.id, reviews.storefrontId))
    .leftJoin(users, eq(users.id, reviews.authorId));

export type CaseView = Awaited<ReturnType<typeof listCases>>[number];

function orderOf(queue: ReviewQueueView): SQL[] {
  if (queue === 'decided') return [desc(reviewCases.decidedAt)];
  if (queue === 'disputed') return [asc(DECIDABLE_FROM), asc(reviews.id)];
  return [asc(sql`coalesce(${reviewCases.sentAt}, ${reviews.submittedAt})`), asc(reviews.id)];
}

export function listCases(tx: Tx, queue: ReviewQueueView) {
  return view(tx)
    .where(WHERE[queue])
    .orderBy(...orderOf(queue))
    .limit(SHOWN);
}

export async function findCaseView(tx: Tx, reviewId: number): Promise<CaseView | undefined> {
  const [row] = await view(tx).where(eq(reviews.id, reviewId));
  return row;
}

export async function countCases(tx: Tx, queue: ReviewQueueView): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(reviews)
    .leftJoin(reviewCases, eq(reviewCases.reviewId, reviews.id))
    .where(WHERE[queue]);
  return row?.count ?? 0;
}

/** The newest first. */
export function listLogs(tx: Tx, reviewIds: readonly number[]) {
  return tx
    .select({ entry: reviewLog, by: users.firstName })
    .from(reviewLog)
    .leftJoin(users, eq(users.id, reviewLog.actorId))
    .where(inArray(reviewLog.reviewId, [...reviewIds]))
    .orderBy(desc(reviewLog.id));
}
