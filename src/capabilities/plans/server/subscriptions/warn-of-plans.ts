import { calendarDateOf } from '#base/calendar-date.ts';
import { findTaxPlace } from '#capabilities/storefronts/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { type PlanLetter, renewsLetter, trialEndsLetter } from '../../rules/plan-letters.ts';
import { planNameOf } from '../../rules/plan-offers.ts';
import { isToBeRenewed } from '../../rules/plan-works.ts';
import { quoteOf } from '../../rules/purchase-quote.ts';
import { listEnding } from './due.store.ts';
import { findCard } from './find-card.ts';
import type { PlanDeps } from './plan-deps.ts';
import { findListing, type SubscriptionRow } from './subscriptions.store.ts';
import { tellOwners } from './tell-owners.ts';

type Deps = PlanDeps & Pick<Platform, 'db' | 'payments' | 'config'>;

const DAY_MS = 86_400_000;
const TRIAL_DAYS_AHEAD = 3;
const RENEWAL_DAYS_AHEAD = 7;

async function renewalLetterOf(
  tx: Tx,
  deps: Deps,
  { planKey, periodCents, periodEndsAt: at, termEndsAt, autoRenew, storefrontId, methodId }: SubscriptionRow,
): Promise<(listing: string) => PlanLetter> {
  const { uuid: storefrontUuid } = await findListing(tx, storefrontId);
  const card = (await findCard(tx, deps, { storefrontUuid, methodId })) ?? null;
  const place = (await findTaxPlace(tx, storefrontId)) ?? null;
  const { totalCents, taxCents } = quoteOf(periodCents, place, deps.config.taxRegistrations);
  const plan = planNameOf(planKey);
  return (listing) => renewsLetter({ listing, plan, at, termEndsAt, autoRenew, totalCents, taxCents, card });
}

/** The day in its key keeps a second run quiet. */
async function warn(deps: Deps, plan: SubscriptionRow): Promise<void> {
  await transact(deps.db, async (tx) => {
    const { publicationStatus } = await findListing(tx, plan.storefrontId);
    // It will not be renewed, so there is nothing to warn of.
    if (publicationStatus === 'CLOSED' && plan.planKey !== 'trial') return;
    const letterFor =
      plan.planKey === 'trial'
        ? (listing: string) => trialEndsLetter({ listing, endsAt: plan.termEndsAt })
        : await renewalLetterOf(tx, deps, plan);
    const key = `plan-warned:${plan.id}:${calendarDateOf(plan.periodEndsAt)}`;
    await tellOwners(tx, deps, { storefrontId: plan.storefrontId, key }, letterFor);
  });
}

/** Three days before a trial ends and a week before a plan is charged, while there is time to say no. */
export async function warnOfPlans(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);
  const ending = await listEnding(deps.db, { after: now, until: inDays(RENEWAL_DAYS_AHEAD) });
  for (const plan of ending) {
    const isTrialInTime = plan.planKey === 'trial' && plan.periodEndsAt <= inDays(TRIAL_DAYS_AHEAD);
    if (isTrialInTime || (plan.planKey !== 'trial' && isToBeRenewed(plan))) await warn(deps, plan);
  }
}
