import { and, asc, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { QueueView } from '#app/rules/queue-views.ts';
import { users } from '#capabilities/identity/tables.ts';
import { reviews } from '#capabilities/reviews/tables.ts';
import { storefronts } from '#capabilities/storefronts/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { reviewCases, reviewLog } from '../../tables.ts';

const SHOWN = 50;

const isWaiting = inArray(reviews.status, ['SUBMITTED', 'IN_REVIEW']);
const isHeld = sql`cardinality(${reviewCases.holds}) > 0`;

const WHERE: Readonly<Record<QueueView, SQL | undefined>> = {
  waiting: and(isWaiting, isNull(reviewCases.secondLookBy)),
  held: and(isWaiting, isHeld),
  'second-look': and(isWaiting, isNotNull(reviewCases.secondLookBy)),
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

export function listCases(tx: Tx, queue: QueueView) {
  const order =
    queue === 'decided'
      ? [desc(reviewCases.decidedAt)]
      : [asc(sql`coalesce(${reviewCases.sentAt}, ${reviews.submittedAt})`), asc(reviews.id)];
  return view(tx)
    .where(WHERE[queue])
    .orderBy(...order)
    .limit(SHOWN);
}

export async function findCaseView(tx: Tx, reviewId: number): Promise<CaseView | undefined> {
  const [row] = await view(tx).where(eq(reviews.id, reviewId));
  return row;
}

export async function countCases(tx: Tx, queue: QueueView): Promise<number> {
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
