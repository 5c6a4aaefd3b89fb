import { fail, ok, type Result } from '#base/result.ts';
import { continuePayment, type PaymentProgress } from '#capabilities/payments/server/index.ts';
import { enterStorefront } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import type { Renewal } from '../../contract.ts';
import { openRenewal, type RenewalDeps } from './open-renewal.ts';
import { findSubscription } from './subscriptions.store.ts';

const PAGE = { way: 'PAGE', savesMethod: true } as const;

function presentRenewal(progress: PaymentProgress): Renewal {
  return { progress: progress.kind, url: 'url' in progress ? progress.url : null };
}

/** Leads whoever may buy to the page on which the period that is due is paid, and its card kept. */
export async function payRenewal(
  deps: RenewalDeps,
  actor: SignedInActor,
  { storefrontUuid, subscriptionId }: { storefrontUuid: string; subscriptionId: string },
): Promise<Result<Renewal>> {
  const openIt = (closed?: string) =>
    transact(deps.db, async (tx): Promise<Result<string>> => {
      const entered = await enterStorefront(tx, actor, storefrontUuid, 'buy');
      if (!entered.ok) return entered;
      const plan = await findSubscription(tx, subscriptionId);
      if (plan?.storefrontId !== entered.value.storefront.id)
        return fail('plans.nothing_due', 'Nothing is due for this plan.');
      return openRenewal(tx, deps, { subscriptionId, way: PAGE, ...(closed && { closed }) });
    });
  const opened = await openIt();
  if (!opened.ok) return opened;
  const progress = await continuePayment(deps, opened.value);
  if (progress.kind !== 'closed') return ok(presentRenewal(progress));
  const anew = await openIt(opened.value);
  return anew.ok ? ok(presentRenewal(await continuePayment(deps, anew.value))) : anew;
}
