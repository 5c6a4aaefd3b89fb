import type { By, Transfer } from '#capabilities/ledger/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { PlanKey, PlanPayment } from '../../rules/plan-offers.ts';
import { periodEnd, termEnd } from '../../rules/plan-periods.ts';
import type { AgreedPlan } from '../../rules/plan-quote.ts';
import { endPlan } from './end-plan.ts';
import { holdAndGiveBack } from './give-back.ts';
import { findPeriodByPayment, insertPeriod } from './periods.store.ts';
import type { PlanDeps } from './plan-deps.ts';
import { postAll, saleOf } from './plan-postings.ts';
import { returnPeriod } from './return-period.ts';
import { type HeldRow, insertSubscription, listHeldPlans, lockPlans } from './subscriptions.store.ts';
import { turnPlans } from './turn-plans.ts';

export type PaidPlan = {
  storefront: { id: number; uuid: string };
  planKey: PlanKey;
  payment: PlanPayment;
  /** As `quotePlan` said it, kept with the purchase. */
  agreed: AgreedPlan;
  paymentId: string;
  purchaseUuid: string;
  /** The card it was paid with, where it was kept. */
  methodId: string | null;
  netCents: number;
  taxCents: number;
  taxState: string | null;
  taxRate: number | null;
  by: By;
};

export type PlanBegun =
  | { kind: 'begun'; subscriptionId: string }
  /** The listing has another plan by now: all of the money is on its way back. */
  | { kind: 'given-back' };

type Place = { startsAt: Date; isScheduled: boolean; transfers: Transfer[]; carriedCents: number };

const nowhere = (startsAt: Date, isScheduled: boolean): Place => ({
  ...{ startsAt, isScheduled },
  ...{ transfers: [], carriedCents: 0 },
});

/** In the running plan's place, now. A renewal that came in between was for nothing and goes back. */
async function takePlace(tx: Tx, deps: PlanDeps, running: HeldRow, agreed: AgreedPlan): Promise<Place> {
  const now = deps.clock.now();
  const returned: Transfer[] = [];
  for (let number = running.periods; number > (agreed.replaces?.periods ?? 0); number--)
    returned.push(
      ...(await returnPeriod(tx, { subscriptionId: running.id, number }, { by: null, isAsked: false })),
    );
  const ended = await endPlan(tx, running, { now, carryCents: agreed.unusedCents });
  return {
    ...{ startsAt: now, isScheduled: false },
    ...{ transfers: [...returned, ...ended.transfers], carriedCents: ended.carriedCents },
  };
}

/** Where the plan goes as things stand when its money is there; nowhere where it was agreed on beside another plan. */
async function placeFor(
  tx: Tx,
  deps: PlanDeps,
  held: readonly HeldRow[],
  agreed: AgreedPlan,
): Promise<Place | undefined> {
  if (held.some(({ state }) => state === 'SCHEDULED')) return undefined;
  const [running] = held;
  if (!running) return nowhere(deps.clock.now(), false);
  if (running.planKey === 'trial') return nowhere(running.termEndsAt, true);
  const { replaces, begins } = agreed;
  if (replaces?.subscriptionId !== running.id) return undefined;
  const isAsItWas = replaces.periods === running.periods && running.state !== 'PAST_DUE';
  return begins === 'AT_END' && isAsItWas
    ? nowhere(running.periodEndsAt, true)
    : takePlace(tx, deps, running, agreed);
}

async function writeDown(tx: Tx, deps: PlanDeps, paid: PaidPlan, place: Place): Promise<string> {
  const { planKey, payment, agreed, paymentId, purchaseUuid, netCents, taxCents, taxState, taxRate } = paid;
  const { startsAt, isScheduled, carriedCents } = place;
  const id = deps.clock.uuid();
  const createdAt = deps.clock.now();
  const periodEndsAt = periodEnd(startsAt, 1, planKey, payment);
  const isNew = await insertSubscription(tx, {
    ...{ id, planKey, payment, startsAt, periodEndsAt, createdAt },
    storefrontId: paid.storefront.id,
    group: agreed.group,
    periodCents: agreed.periodCents,
    state: isScheduled ? 'SCHEDULED' : 'ACTIVE',
    periods: 1,
    periodStartsAt: startsAt,
    termEndsAt: termEnd(startsAt, 1, planKey, payment),
    autoRenew: true,
    methodId: paid.methodId,
  });
  if (!isNew) throw new Error(`Listing ${paid.storefront.id} has two plans in one place.`);
  await insertPeriod(tx, {
    ...{ subscriptionId: id, number: 1, state: 'PAID', startsAt, endsAt: periodEndsAt },
    ...{ netCents, taxCents, taxState, taxRate, worthCents: netCents + carriedCents },
    ...{ paymentId, purchaseUuid, paidAt: createdAt, createdAt },
  });
  return id;
}

/** In the transaction in which the money is written down. Told twice, it is the plan that is there. */
export async function beginPlan(tx: Tx, deps: PlanDeps, paid: PaidPlan): Promise<PlanBegun> {
  const { storefront, agreed, paymentId, netCents, taxCents, taxState, by } = paid;
  await lockPlans(tx, storefront.id);
  const earlier = await findPeriodByPayment(tx, paymentId);
  if (earlier) return { kind: 'begun', subscriptionId: earlier.subscriptionId };
  const turned = await turnPlans(tx, deps, storefront.id);
  const place = await placeFor(tx, deps, await listHeldPlans(tx, storefront.id), agreed);
  if (!place) {
    await postAll(tx, deps, turned);
    await holdAndGiveBack(tx, deps, { paymentId, amountCents: netCents + taxCents });
    return { kind: 'given-back' };
  }
  const subscriptionId = await writeDown(tx, deps, paid, place);
  const sale = saleOf({ subscriptionId, number: 1, netCents, taxCents, taxState }, by);
  await postAll(tx, deps, [...turned, ...place.transfers, sale]);
  return { kind: 'begun', subscriptionId };
}
