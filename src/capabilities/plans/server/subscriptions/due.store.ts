import { and, asc, eq, gt, inArray, isNotNull, lte, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '#platform/database/database.ts';
import { planSubscriptions } from '../../tables.ts';
import type { SubscriptionRow } from './subscriptions.store.ts';

type Asking = Pick<Tx, 'select' | 'selectDistinct'>;
const { id, storefrontId, state, startsAt, periodEndsAt, graceUntil, nextTryAt, planKey } = planSubscriptions;

/** Listings of which some plan may have to start or end; whether it does is decided when they are held. */
export async function listTurning(
  tx: Asking,
  { now, after, most }: { now: Date; after: number; most: number },
): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ storefrontId })
    .from(planSubscriptions)
    .where(
      and(
        gt(storefrontId, after),
        or(
          and(eq(state, 'SCHEDULED'), lte(startsAt, now)),
          and(
            inArray(state, ['TRIAL', 'ACTIVE', 'LEAVING', 'PAST_DUE']),
            lte(sql`coalesce(${graceUntil}, ${periodEndsAt})`, now),
          ),
        ),
      ),
    )
    .orderBy(asc(storefrontId))
    .limit(most);
  return rows.map((row) => row.storefrontId);
}

const other = alias(planSubscriptions, 'other');
const isFollowed = sql`exists (select 1 from ${planSubscriptions} as ${sql.identifier('other')}
  where ${other.storefrontId} = ${storefrontId} and ${other.state} = 'SCHEDULED')`;

/** Plans whose next period is due, and whose card has its turn. */
export function listRenewable(
  tx: Asking,
  { now, after, most }: { now: Date; after: string; most: number },
): Promise<SubscriptionRow[]> {
  return tx
    .select()
    .from(planSubscriptions)
    .where(
      and(
        gt(id, after),
        ne(planKey, 'trial'),
        sql`not ${isFollowed}`,
        or(
          and(inArray(state, ['ACTIVE', 'LEAVING']), lte(periodEndsAt, now)),
          and(eq(state, 'PAST_DUE'), isNotNull(nextTryAt), lte(nextTryAt, now)),
        ),
      ),
    )
    .orderBy(asc(id))
    .limit(most);
}

/** Plans and trials whose paid time ends within these moments and that nothing follows. */
export function listEnding(
  tx: Asking,
  { after, until }: { after: Date; until: Date },
): Promise<SubscriptionRow[]> {
  return tx
    .select()
    .from(planSubscriptions)
    .where(
      and(
        inArray(state, ['TRIAL', 'ACTIVE', 'LEAVING']),
        gt(periodEndsAt, after),
        lte(periodEndsAt, until),
        sql`not ${isFollowed}`,
      ),
    )
    .orderBy(asc(id));
}
