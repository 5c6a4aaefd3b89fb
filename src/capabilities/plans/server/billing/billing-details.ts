import { ok, type Result } from '#base/result.ts';
import { enterStorefront } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import type { Billing } from '../../contract/billing.contract.ts';
import { type BillingDetails, NO_BILLING } from '../../rules/purchase-billing.ts';
import { keepBilling, readBillingOf } from './billing.store.ts';

export async function readBilling(
  { db }: Pick<Platform, 'db'>,
  actor: SignedInActor,
  storefrontUuid: string,
): Promise<Result<Billing>> {
  const entered = await enterStorefront(db, actor, storefrontUuid, 'see-credits');
  if (!entered.ok) return entered;
  const { storefront, allowed } = entered.value;
  const details = (await readBillingOf(db, storefront.id)) ?? NO_BILLING;
  return ok({ ...details, canChange: allowed.includes('buy') });
}

export function setBilling(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
  { storefrontUuid, businessName, taxId, address }: BillingDetails & { storefrontUuid: string },
): Promise<Result<Billing>> {
  return transact(db, async (tx): Promise<Result<Billing>> => {
    const entered = await enterStorefront(tx, actor, storefrontUuid, 'buy');
    if (!entered.ok) return entered;
    const details = { businessName, taxId, address };
    await keepBilling(tx, entered.value.storefront.id, { ...details, updatedAt: clock.now() });
    return ok({ ...details, canChange: true });
  });
}
