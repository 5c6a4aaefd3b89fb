import type { Result } from '#base/result.ts';
import { continuePayment } from '#capabilities/payments/server/index.ts';
import { transact } from '#platform/database/transact.ts';
import type { TaskContext } from '#platform/jobs/task.ts';
import { listRenewable } from './due.store.ts';
import { endPlan } from './end-plan.ts';
import { findCard } from './find-card.ts';
import { holdDue, openRenewal, type RenewalDeps } from './open-renewal.ts';
import { postAll } from './plan-postings.ts';
import { findListing, type SubscriptionRow } from './subscriptions.store.ts';
import { listBuyers } from './tell-owners.ts';
import { tellOfEnd } from './turn-plans.ts';
import { askForPayment } from './unpaid-plan.ts';

const AT_ONCE = 100;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Nobody is left who could say no, or couples cannot find the listing: a card is not charged for that. */
async function endUnrenewed(deps: RenewalDeps, { id }: SubscriptionRow): Promise<void> {
  await transact(deps.db, async (tx) => {
    const plan = await holdDue(tx, deps, id);
    if (!plan) return;
    const { transfers } = await endPlan(tx, plan, { now: deps.clock.now() });
    await postAll(tx, deps, transfers);
    await tellOfEnd(tx, deps, plan);
  });
}

async function charge(deps: RenewalDeps, subscriptionId: string, methodId: string): Promise<void> {
  const asked = { subscriptionId, way: { way: 'ABSENT', methodId } } as const;
  const openIt = (closed?: string) =>
    transact(
      deps.db,
      (tx): Promise<Result<string>> => openRenewal(tx, deps, { ...asked, ...(closed && { closed }) }),
    );
  const opened = await openIt();
  if (!opened.ok) return;
  const { kind } = await continuePayment(deps, opened.value);
  if (kind !== 'closed') return;
  // A page that somebody opened for it and left.
  const anew = await openIt(opened.value);
  if (anew.ok) await continuePayment(deps, anew.value);
}

/** One period of one plan. Asked twice at once, it is one payment and one charge. */
export async function renewPlan(deps: RenewalDeps, plan: SubscriptionRow): Promise<void> {
  const { storefrontId, methodId } = plan;
  const { uuid: storefrontUuid, publicationStatus } = await findListing(deps.db, storefrontId);
  const hasBuyers = (await listBuyers(deps.db, storefrontId)).length > 0;
  if (!hasBuyers || publicationStatus === 'CLOSED') return endUnrenewed(deps, plan);
  const card = await findCard(deps.db, deps, { storefrontUuid, methodId });
  return card ? charge(deps, plan.id, card.id) : askForPayment(deps, plan.id);
}

/** One that the provider does not answer for must not keep the others waiting; it comes again with the next round. */
export async function renewPlans(deps: RenewalDeps, { log }: Pick<TaskContext, 'log'>): Promise<void> {
  for (let after = FIRST; ; ) {
    const due = await listRenewable(deps.db, { now: deps.clock.now(), after, most: AT_ONCE });
    for (const plan of due)
      await renewPlan(deps, plan).catch((error: unknown) =>
        log.warn({ err: error, id: plan.id }, 'a plan could not be renewed'),
      );
    const last = due.at(-1);
    if (!last || due.length < AT_ONCE) return;
    after = last.id;
  }
}
