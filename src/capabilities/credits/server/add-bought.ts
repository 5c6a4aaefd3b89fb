import { ok, type Result } from '#base/result.ts';
import { type By, type Posted, postTransfer } from '#capabilities/ledger/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { boughtUntil } from '../rules/lot-lives.ts';
import { findPosted, insertLots } from './credits.store.ts';
import { holdAccounts, ownerOf, type StorefrontRef } from './hold-accounts.ts';
import { keyReused } from './refusals.ts';

export type Purchase = {
  storefront: StorefrontRef;
  credits: number;
  netCents: number;
  taxCents: number;
  /** To which the tax goes; not asked for where there is none. */
  state?: string;
  /** Of the payment: one that arrives twice brings its credits once. */
  key: string;
  paymentId: string;
  by: By;
};

/** What was paid for; it lives for two years. */
export function addBought(
  db: Tx,
  { clock }: Pick<Platform, 'clock'>,
  { storefront, credits, netCents, taxCents, state, key, paymentId, by }: Purchase,
): Promise<Result<Posted>> {
  return transact(db, async (tx): Promise<Result<Posted>> => {
    await holdAccounts(tx, { clock }, storefront);
    const former = await findPosted(tx, key);
    if (former && (former.ownerId !== storefront.uuid || former.credits !== credits)) return keyReused();
    if (former) return ok({ transferId: former.transferId, isNew: false });
    const posted = await postTransfer(
      tx,
      { clock },
      {
        ...{ kind: 'CREDIT_PURCHASE', key, by, owner: ownerOf(storefront) },
        amounts: { credits, netCents, taxCents },
        reference: { kind: 'payment', id: paymentId },
        ...(state !== undefined && { state }),
      },
    );
    if (!posted.ok) return posted;
    const now = clock.now();
    await insertLots(tx, [
      {
        id: clock.uuid(),
        storefrontId: storefront.id,
        source: 'BOUGHT',
        ...{ granted: credits, remaining: credits, costCents: netCents },
        expiresAt: boughtUntil(now),
        transferId: posted.value.transferId,
        createdAt: now,
      },
    ]);
    return posted;
  });
}
