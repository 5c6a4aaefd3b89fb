import { ok, type Result } from '#base/result.ts';
import { type Posted, postTransfer, type Transfer } from '#capabilities/ledger/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import type { LotSource } from '../rules/lots.ts';
import { findPosted, insertLots } from './credits.store.ts';
import { holdAccounts, type StorefrontRef } from './hold-accounts.ts';
import { keyReused } from './refusals.ts';

type Taken = {
  storefront: StorefrontRef;
  transfer: Transfer<'CREDIT_PURCHASE'> | Transfer<'ENDOWMENT' | 'OTHER'>;
  /** Which of them come, for how much and until when. */
  lot: { source: LotSource; credits: number; costCents: number; expiresAt: Date; note?: string };
};

/** Credits that are new to a listing: in the books and as a lot, once for each key. */
export function takeIn(
  db: Tx,
  { clock }: Pick<Platform, 'clock'>,
  { storefront, transfer, lot: { source, credits, costCents, expiresAt, note = '' } }: Taken,
): Promise<Result<Posted>> {
  return transact(db, async (tx): Promise<Result<Posted>> => {
    await holdAccounts(tx, { clock }, storefront);
    const former = await findPosted(tx, transfer.key);
    if (former && (former.ownerId !== storefront.uuid || former.credits !== credits)) return keyReused();
    if (former) return ok({ transferId: former.transferId, isNew: false });
    const posted = await postTransfer(tx, { clock }, transfer);
    if (!posted.ok) return posted;
    await insertLots(tx, [
      {
        id: clock.uuid(),
        storefrontId: storefront.id,
        source,
        ...{ granted: credits, remaining: credits, costCents, expiresAt },
        transferId: posted.value.transferId,
        note,
        createdAt: clock.now(),
      },
    ]);
    return posted;
  });
}
