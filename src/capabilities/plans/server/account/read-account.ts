import { ok, type Result } from '#base/result.ts';
import { readCredits, redeemOffer } from '#capabilities/credits/server/index.ts';
import { type EnteredStorefront, enterStorefront } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import type { CreditAccount } from '../../contract.ts';
import { accountPlanOf } from '../../rules/account-plan.ts';
import { listPromos } from '../promos/list-promos.ts';
import { listSubscriptions } from '../subscriptions/subscriptions.store.ts';

type Deps = Pick<Platform, 'db' | 'clock'>;

/** For whoever has been let in. */
async function present(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  entered: EnteredStorefront,
): Promise<CreditAccount> {
  const credits = await readCredits(tx, { clock }, entered);
  const plans = await listSubscriptions(tx, entered.storefront.id);
  const mayBuy = entered.allowed.includes('buy') && entered.storefront.isPublished;
  return {
    ...credits,
    ...accountPlanOf(plans, clock.now()),
    canPurchaseCredits: mayBuy,
    canPurchaseDiscounts: mayBuy,
    promos: mayBuy ? await listPromos(tx, { clock }, entered.storefront.id) : [],
    autoConnect: false,
  };
}

export async function readAccount(
  { db, clock }: Deps,
  actor: SignedInActor,
  storefrontUuid: string,
): Promise<Result<CreditAccount>> {
  const entered = await enterStorefront(db, actor, storefrontUuid, 'see-credits');
  return entered.ok ? ok(await present(db, { clock }, entered.value)) : entered;
}

/** Takes the free credits that were offered, and answers the account as it is then. */
export function redeemIntoAccount(
  { db, clock }: Deps,
  actor: SignedInActor,
  storefrontUuid: string,
): Promise<Result<CreditAccount>> {
  return transact(db, async (tx): Promise<Result<CreditAccount>> => {
    const entered = await redeemOffer(tx, { clock }, actor, storefrontUuid);
    return entered.ok ? ok(await present(tx, { clock }, entered.value)) : entered;
  });
}
