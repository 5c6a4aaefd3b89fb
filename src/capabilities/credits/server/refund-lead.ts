import { fail, type Result } from '#base/result.ts';
import { type By, type Posted, reverseTransfer } from '#capabilities/ledger/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { refundedUntil } from '../rules/lot-lives.ts';
import { chargeKey } from './charge-lead.ts';
import { findPosted, insertLots, listUses } from './credits.store.ts';
import { holdAccounts, type StorefrontRef } from './hold-accounts.ts';

export type LeadRefund = {
  storefront: StorefrontRef;
  inquiryUuid: string;
  by: By;
  /** Why, as the history tells it; no names. */
  note?: string;
};

/** All that an inquiry cost, once: each part into a lot of its own, so that it keeps its end and its cost. */
export function refundLead(
  db: Tx,
  { clock }: Pick<Platform, 'clock'>,
  { storefront, inquiryUuid, by, note = '' }: LeadRefund,
): Promise<Result<Posted>> {
  return transact(db, async (tx): Promise<Result<Posted>> => {
    await holdAccounts(tx, { clock }, storefront);
    const charge = await findPosted(tx, chargeKey(inquiryUuid));
    if (charge?.ownerId !== storefront.uuid)
      return fail('credits.not_charged', 'Nothing was charged for this lead.');
    const { transferId } = charge;
    const key = `lead-refund:${inquiryUuid}`;
    const posted = await reverseTransfer(
      tx,
      { clock },
      { transferId, kind: 'LEAD_PURCHASE_REFUND', key, by },
    );
    if (!posted.ok || !posted.value.isNew) return posted;
    const now = clock.now();
    const uses = await listUses(tx, transferId);
    await insertLots(
      tx,
      uses.map(({ amount, costCents, expiresAt }) => ({
        id: clock.uuid(),
        storefrontId: storefront.id,
        source: 'REFUNDED' as const,
        ...{ granted: amount, remaining: amount, costCents },
        expiresAt: refundedUntil(expiresAt, now),
        transferId: posted.value.transferId,
        note,
        createdAt: now,
      })),
    );
    return posted;
  });
}
