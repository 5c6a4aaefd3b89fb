import type { Transfer } from '#capabilities/ledger/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { planStates } from '../../rules/plan-states.ts';
import { changePeriod, listUnearned } from './periods.store.ts';
import { earningOf } from './plan-postings.ts';
import { changeSubscription, type SubscriptionRow } from './subscriptions.store.ts';

type Ended = {
  /** What its end moves, for whoever posts it. */
  transfers: Transfer[];
  carriedCents: number;
};

/**
 * Ends a plan here and now. What is not earned yet is earned with that, but for what is carried into the plan that takes its
 * place: never more than there is.
 */
export async function endPlan(
  tx: Tx,
  { id, state }: Pick<SubscriptionRow, 'id' | 'state'>,
  { now, carryCents = 0, step = 'end' }: { now: Date; carryCents?: number; step?: 'end' | 'cancel' },
): Promise<Ended> {
  const next = planStates.next(state, step);
  if (!next) throw new Error(`Plan ${id} cannot ${step}, it is ${state}.`);
  const transfers: Transfer[] = [];
  let carriedCents = 0;
  for (const period of await listUnearned(tx, id)) {
    const carried = Math.min(carryCents - carriedCents, period.worthCents - period.earnedCents);
    const worthCents = period.worthCents - carried;
    transfers.push(...earningOf(period, worthCents));
    const endsAt = new Date(
      Math.max(period.startsAt.getTime(), Math.min(period.endsAt.getTime(), now.getTime())),
    );
    await changePeriod(tx, period, { worthCents, earnedCents: worthCents, endsAt });
    carriedCents += carried;
  }
  await changeSubscription(tx, id, { state: next, endedAt: now, graceUntil: null, nextTryAt: null });
  return { transfers, carriedCents };
}
