import { ok, type Result } from '#base/result.ts';
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
import { findPeriod } from './periods.store.ts';
import { type Priced, presentOffers, presentRunning, presentScheduled } from './present-plans.ts';
import { listHeldPlans, listSubscriptions } from './subscriptions.store.ts';

type Deps = Pick<Platform, 'clock' | 'payments' | 'config'>;

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
  const scheduled = held.find((plan) => plan.state === 'SCHEDULED' && plan.startsAt > now);
  const paid = scheduled && (await findPeriod(tx, { subscriptionId: scheduled.id, number: 1 }));
  const card =
    running && running.planKey !== 'trial'
      ? await findCard(tx, deps, { storefrontUuid: storefront.uuid, methodId: running.methodId })
      : undefined;
  const had = await listSubscriptions(tx, storefront.id);
  const { group, creditsPerLead } = await findGroup(tx, storefront.id);
  return {
    running: running ? presentRunning(running, { price, card, isFollowed: scheduled !== undefined }) : null,
    scheduled: scheduled && paid ? presentScheduled(scheduled, paid) : null,
    canTry: allowed.includes('buy') && !running && !had.some(({ planKey }) => planKey === 'trial'),
    canBuy: allowed.includes('buy'),
    group,
    creditsPerLead,
    offers: presentOffers(held, { group, creditsPerLead, price, now }),
  };
}

export async function readPlans(
  { db, ...deps }: Deps & Pick<Platform, 'db'>,
  actor: SignedInActor,
  storefrontUuid: string,
): Promise<Result<Plans>> {
  const entered = await enterStorefront(db, actor, storefrontUuid, 'see-credits');
  return entered.ok ? ok(await presentPlans(db, deps, entered.value)) : entered;
}
