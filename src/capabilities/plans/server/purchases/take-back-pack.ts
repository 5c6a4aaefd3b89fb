import { postTransfer } from '#capabilities/ledger/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { type Arrived, postHeldRefund } from '../subscriptions/give-back.ts';
import { lockPurchase, noteRefund } from './purchases.store.ts';

type Deps = Pick<Platform, 'clock'>;
type OfPack = Arrived & { subjectId: string };

/** Money of a pack went back. Where somebody called it off, all is said; where it came too late, it was held until now. */
export async function takeBackPack(
  tx: Tx,
  deps: Deps,
  { subjectId, ...refund }: OfPack & { refundId: string },
): Promise<void> {
  const purchase = await lockPurchase(tx, subjectId);
  if (purchase?.paidAt === null) await postHeldRefund(tx, deps, refund);
}

/** The bank took the money of a pack. */
export async function losePack(
  tx: Tx,
  { clock }: Deps,
  { subjectId, paymentId, amountCents: cents }: OfPack,
): Promise<void> {
  if (cents === 0) return;
  const posted = await postTransfer(
    tx,
    { clock },
    {
      ...{ kind: 'DISPUTE', key: `dispute:${paymentId}`, by: null, amounts: { cents } },
      reference: { kind: 'payment', id: paymentId },
    },
  );
  if (!posted.ok) throw new Error(`The dispute of ${paymentId} cannot be posted: ${posted.failure.message}`);
  await noteRefund(tx, subjectId, cents);
}
