import { ok, type Result } from '#base/result.ts';
import { type By, type Posted, postTransfer } from '#capabilities/ledger/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { chooseLots, costOf, openLots, sumOf } from '../rules/lots.ts';
import { findPosted, insertUses, listLots } from './credits.store.ts';
import { holdAccounts, ownerOf, type StorefrontRef } from './hold-accounts.ts';
import { keyReused, tooFew } from './refusals.ts';

export type LeadCharge = {
  storefront: StorefrontRef;
  inquiryUuid: string;
  /** At least one: what is free is not charged. */
  credits: number;
  by: By;
};

export const chargeKey = (inquiryUuid: string) => `lead:${inquiryUuid}`;

/** In the transaction of whatever is paid for. An inquiry is paid once, whatever it is said to cost the second time. */
export function chargeLead(
  db: Tx,
  { clock }: Pick<Platform, 'clock'>,
  { storefront, inquiryUuid, credits, by }: LeadCharge,
): Promise<Result<Posted>> {
  return transact(db, async (tx): Promise<Result<Posted>> => {
    await holdAccounts(tx, { clock }, storefront);
    const key = chargeKey(inquiryUuid);
    const former = await findPosted(tx, key);
    if (former && former.ownerId !== storefront.uuid) return keyReused();
    if (former) return ok({ transferId: former.transferId, isNew: false });
    const now = clock.now();
    const lots = await listLots(tx, storefront.id);
    const uses = chooseLots(lots, credits, now);
    if (!uses) return tooFew(credits, sumOf(openLots(lots, now)));
    const posted = await postTransfer(
      tx,
      { clock },
      {
        ...{ kind: 'LEAD_PURCHASE', key, by, owner: ownerOf(storefront) },
        amounts: { credits, costCents: costOf(uses) },
        reference: { kind: 'inquiry', id: inquiryUuid },
      },
    );
    if (posted.ok) await insertUses(tx, posted.value.transferId, uses);
    return posted;
  });
}
