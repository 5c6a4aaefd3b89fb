import { ok, type Result } from '#base/result.ts';
import { continuePayment } from '#capabilities/payments/server/index.ts';
import {
  type EnteredStorefront,
  enterStorefront,
  findTaxPlace,
} from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { Plans } from '../../contract.ts';
import { works } from '../../rules/plan-works.ts';
import { quoteOf } from '../../rules/purchase-quote.ts';
import { findCard } from './find-card.ts';
import { findGroup } from './find-group.ts';
import type { RenewalDeps } from './open-renewal.ts';
import { findPeriod, type PeriodRow } from './periods.store.ts';
import { type Priced, presentOffers, presentRunning, presentScheduled } from './present-plans.ts';
import { type HeldRow, listHeldPlans, listSubscriptions } from './subscriptions.store.ts';

type Deps = Pick<Platform, 'clock' | 'payments' | 'config'>;

/** The period that was asked for and is not paid. */
async function findDue(tx: Pick<Tx, 'select'>, plan: HeldRow | undefined): Promise<PeriodRow | undefined> {
  if (!plan) return undefined;
  const next = await findPeriod(tx, { subscriptionId: plan.id, number: plan.periods + 1 });
  return next?.state === 'DUE' ? next : undefined;
}

/** For whoever has been let in. */
export async function presentPlans(tx: Tx, deps: Deps, entered: EnteredStorefront): Promise<Plans> {
  const { storefront, allowed } = entered;
  const now = deps.clock.now();
  const place = (await findTaxPlace(tx, storefront.id)) ?? null;
  const price: Priced = (cents) => {
    const { netCents, taxCents, totalCents } = quoteOf(cents, place, deps.config.taxRegistrations);
    return { netCents, taxCents, totalCents };
  };
  const held = await listHeldPlans(tx, storefront.id);
  const running = held.find((plan) => works(plan, now));
  const due = await findDue(tx, running);
  const scheduled = held.find((plan) => plan.state === 'SCHEDULED' && plan.startsAt > now);
  const paid = scheduled && (await findPeriod(tx, { subscriptionId: scheduled.id, number: 1 }));
  const card =
    running && running.planKey !== 'trial'
      ? await findCard(tx, deps, { storefrontUuid: storefront.uuid, methodId: running.methodId })
      : undefined;
  const had = await listSubscriptions(tx, storefront.id);
  const { group, creditsPerLead } = await findGroup(tx, storefront.id);
  return {
    running: running
      ? presentRunning(running, { price, due, card, isFollowed: scheduled !== undefined })
      : null,
    scheduled: scheduled && paid ? presentScheduled(scheduled, paid) : null,
    canTry:
      allowed.includes('buy') &&
      storefront.isPublished &&
      !running &&
      !had.some(({ planKey }) => planKey === 'trial'),
    canBuy: allowed.includes('buy'),
    group,
    creditsPerLead,
    offers: presentOffers(held, { group, creditsPerLead, price, now, isPublished: storefront.isPublished }),
  };
}

/** Whoever paid what was overdue may be back before any event is. */
async function followDue(deps: RenewalDeps, { id }: { id: number }): Promise<void> {
  const unpaid = (await listHeldPlans(deps.db, id)).find(({ state }) => state === 'PAST_DUE');
  const due = await findDue(deps.db, unpaid);
  if (due?.paymentId && deps.payments.gateway) await continuePayment(deps, due.paymentId);
}

export async function readPlans(
  deps: RenewalDeps,
  actor: SignedInActor,
  storefrontUuid: string,
): Promise<Result<Plans>> {
  const entered = await enterStorefront(deps.db, actor, storefrontUuid, 'see-credits');
  if (!entered.ok) return entered;
  if (entered.value.allowed.includes('buy')) await followDue(deps, entered.value.storefront);
  return ok(await presentPlans(deps.db, deps, entered.value));
}
