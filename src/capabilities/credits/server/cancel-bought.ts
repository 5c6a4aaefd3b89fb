import { fail, ok, type Result } from '#base/result.ts';
import { type By, postTransfer } from '#capabilities/ledger/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { costOf, costOfUse, taxOfRest } from '../rules/lots.ts';
import { findLotOf, findPosted, findTax, insertUses, listUses } from './credits.store.ts';
import { holdAccounts, ownerOf, type StorefrontRef } from './hold-accounts.ts';
import { keyReused } from './refusals.ts';

export type Cancellation = {
  storefront: StorefrontRef;
  /** Under which the credits came. */
  purchaseKey: string;
  key: string;
  by: By;
};

/** What is taken back, and what is to be paid back for it. */
export type Canceled = { transferId: string; credits: number; netCents: number; taxCents: number };

async function readCanceled(tx: Tx, transferId: string): Promise<Canceled> {
  const uses = await listUses(tx, transferId);
  const credits = uses.reduce((sum, { amount }) => sum + amount, 0);
  const taxCents = (await findTax(tx, transferId))?.taxCents ?? 0;
  return { transferId, credits, netCents: costOf(uses), taxCents };
}

type Rest = { lotId: string; credits: number; netCents: number; taxCents: number; taxState: string | null };

/** What is not spent of what a transfer brought, and what was paid for that. */
async function restOf(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  transferId: string,
): Promise<Rest | undefined> {
  const lot = await findLotOf(tx, transferId);
  if (!lot || lot.remaining === 0 || lot.expiresAt <= clock.now()) return undefined;
  const tax = await findTax(tx, transferId);
  return {
    ...{ lotId: lot.id, credits: lot.remaining, netCents: costOfUse(lot, lot.remaining) },
    ...{ taxCents: tax ? taxOfRest(lot, tax.taxCents) : 0, taxState: tax?.state ?? null },
  };
}

/** What canceling a purchase would take back now; undefined where nothing is left. */
export async function readUnspent(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  purchaseKey: string,
): Promise<Pick<Rest, 'credits' | 'netCents' | 'taxCents'> | undefined> {
  const purchase = await findPosted(tx, purchaseKey);
  return purchase && restOf(tx, { clock }, purchase.transferId);
}

/** Takes back what of a purchase is not spent, lapsed or moved. */
export function cancelBought(
  db: Tx,
  { clock }: Pick<Platform, 'clock'>,
  { storefront, purchaseKey, key, by }: Cancellation,
): Promise<Result<Canceled>> {
  return transact(db, async (tx): Promise<Result<Canceled>> => {
    await holdAccounts(tx, { clock }, storefront);
    const purchase = await findPosted(tx, purchaseKey);
    if (purchase?.kind !== 'CREDIT_PURCHASE' || purchase.ownerId !== storefront.uuid)
      return fail('credits.no_purchase', 'We can’t find this purchase.');
    const former = await findPosted(tx, key);
    if (former && (former.ownerId !== storefront.uuid || former.referenceId !== purchase.referenceId))
      return keyReused();
    if (former) return ok(await readCanceled(tx, former.transferId));
    const rest = await restOf(tx, { clock }, purchase.transferId);
    if (!rest) return fail('credits.spent_already', 'Nothing of this purchase is left.');
    const { lotId, credits, netCents, taxCents, taxState } = rest;
    const posted = await postTransfer(
      tx,
      { clock },
      {
        ...{ kind: 'CREDIT_PURCHASE_CANCELLATION', key, by, owner: ownerOf(storefront) },
        amounts: { credits, netCents, taxCents },
        reference: { kind: 'payment', id: purchase.referenceId },
        ...(taxState !== null && { state: taxState }),
      },
    );
    if (!posted.ok) return posted;
    const { transferId } = posted.value;
    await insertUses(tx, transferId, [{ lotId, amount: credits, costCents: netCents }]);
    return ok({ transferId, credits, netCents, taxCents });
  });
}
