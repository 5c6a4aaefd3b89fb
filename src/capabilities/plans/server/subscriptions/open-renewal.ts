import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { withQuery } from '#app/rules/with-query.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { openPayment, retryPayment } from '#capabilities/payments/server/index.ts';
import { findTaxPlace } from '#capabilities/storefronts/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { planNameOf } from '../../rules/plan-offers.ts';
import { graceEnd, periodEnd } from '../../rules/plan-periods.ts';
import { isToBeRenewed } from '../../rules/plan-works.ts';
import { quoteOf } from '../../rules/purchase-quote.ts';
import { changePeriod, findPeriod, insertPeriod, type PeriodRow } from './periods.store.ts';
import type { PlanDeps } from './plan-deps.ts';
import {
  findListing,
  findSubscription,
  listHeldPlans,
  lockPlans,
  type SubscriptionRow,
} from './subscriptions.store.ts';

export type RenewalDeps = PlanDeps & Pick<Platform, 'db' | 'events' | 'payments' | 'config'>;

/** By the card that is kept while nobody is there, or by somebody on the provider's page. */
export type RenewalWay = { way: 'ABSENT'; methodId: string } | { way: 'PAGE'; savesMethod: true };

function isDue(plan: SubscriptionRow, now: Date): boolean {
  const { state, planKey, periodEndsAt } = plan;
  const isOpen = state === 'ACTIVE' || state === 'LEAVING' || state === 'PAST_DUE';
  return (
    isOpen && planKey !== 'trial' && periodEndsAt <= now && (state === 'PAST_DUE' || isToBeRenewed(plan))
  );
}

/** A plan whose next period has to be paid and whose place no other takes, for whoever holds its listing from here on. */
export async function holdDue(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  subscriptionId: string,
): Promise<SubscriptionRow | undefined> {
  const known = await findSubscription(tx, subscriptionId);
  if (!known) return undefined;
  await lockPlans(tx, known.storefrontId);
  const held = await listHeldPlans(tx, known.storefrontId);
  if (held.some(({ state }) => state === 'SCHEDULED')) return undefined;
  return held.find((plan) => plan.id === subscriptionId && isDue(plan, clock.now()));
}

/** The period that is due, at the price and the tax of the day on which it was first asked for. */
export async function findDuePeriod(tx: Tx, deps: RenewalDeps, plan: SubscriptionRow): Promise<PeriodRow> {
  const { id: subscriptionId, storefrontId, planKey, payment, startsAt, periods, periodEndsAt } = plan;
  const number = periods + 1;
  const known = await findPeriod(tx, { subscriptionId, number });
  if (known) return known;
  if (planKey === 'trial') throw new Error(`Trial ${subscriptionId} is not renewed.`);
  const place = (await findTaxPlace(tx, storefrontId)) ?? null;
  const quote = quoteOf(plan.periodCents, place, deps.config.taxRegistrations);
  return insertPeriod(tx, {
    ...{ subscriptionId, number, state: 'DUE', startsAt: periodEndsAt },
    endsAt: periodEnd(startsAt, number, planKey, payment),
    ...{ netCents: quote.netCents, taxCents: quote.taxCents, taxState: quote.tax?.state ?? null },
    taxRate: quote.tax && Math.round(quote.tax.ratePercent * 1000),
    ...{ worthCents: quote.netCents, createdAt: deps.clock.now() },
  });
}

async function open(
  tx: Tx,
  deps: RenewalDeps,
  plan: SubscriptionRow,
  { way, closed }: { way: RenewalWay; closed: string | undefined },
): Promise<Result<string>> {
  const { uuid } = await findListing(tx, plan.storefrontId);
  const period = await findDuePeriod(tx, deps, plan);
  const { netCents, taxCents, number } = period;
  const tax = taxCents > 0 ? [{ name: 'Sales tax', amountCents: taxCents }] : [];
  const opened = await openPayment(tx, deps, {
    ...{ ownerKind: 'STOREFRONT', ownerId: uuid, purpose: 'RENEWAL', subjectId: plan.id },
    lines: [{ name: planNameOf(plan.planKey), amountCents: netCents }, ...tax],
    taxCents,
    returnPath: withQuery(vendorPaths.yourPlans, { storefront: uuid }),
    expiresAt: graceEnd(plan.periodEndsAt),
    // The plan is over by then.
    lateSettlement: 'REFUND',
    idempotencyKey: ['renew', plan.id, number, closed].filter(Boolean).join(':'),
    ...way,
  });
  if (!opened.ok) return opened;
  await changePeriod(tx, period, { paymentId: opened.value.paymentId });
  return ok(opened.value.paymentId);
}

/**
 * The payment of the period that is due, ready to be continued: opened, tried again, or the one that is under way. One that was
 * closed (`closed`) is followed by another. A payment is locked ahead of its listing, as where it settles.
 */
export async function openRenewal(
  tx: Tx,
  deps: RenewalDeps,
  { subscriptionId, way, closed }: { subscriptionId: string; way: RenewalWay; closed?: string },
): Promise<Result<string>> {
  const before = await findSubscription(tx, subscriptionId);
  const asked = await findPeriod(tx, { subscriptionId, number: (before?.periods ?? 0) + 1 });
  const paymentId = asked?.paymentId ?? undefined;
  if (paymentId && paymentId !== closed) {
    const again = await retryPayment(tx, deps, { paymentId, way });
    if (!again.ok && again.failure.code === 'payment.method_missing') return again;
  }
  const plan = await holdDue(tx, deps, subscriptionId);
  if (!plan || plan.periods !== before?.periods)
    return fail('plans.nothing_due', 'Nothing is due for this plan.');
  return paymentId && paymentId !== closed ? ok(paymentId) : open(tx, deps, plan, { way, closed });
}
