import type { Result } from '#base/result.ts';
import { postTransfer } from '#capabilities/ledger/server/index.ts';
import { requestRefund } from '#capabilities/payments/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';

export type Arrived = { paymentId: string; amountCents: number };

/** Money that came in for a plan that cannot be had any more. */
export async function holdPayment(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  { paymentId, amountCents: cents }: Arrived,
): Promise<void> {
  const held = await postTransfer(
    tx,
    { clock },
    {
      ...{ kind: 'PAYMENT_HELD', key: `held:${paymentId}`, by: null, amounts: { cents } },
      reference: { kind: 'payment', id: paymentId },
    },
  );
  if (!held.ok) throw new Error(`Payment ${paymentId} cannot be held: ${held.failure.message}`);
}

/** All of it goes back; asked twice, once. */
export function giveBack(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  { paymentId, amountCents }: Arrived,
): Promise<Result<{ refundId: string }>> {
  const idempotencyKey = `give-back:${paymentId}`;
  return requestRefund(tx, { clock }, { paymentId, amountCents, requestedBy: null, idempotencyKey });
}

/** What arrived for nothing goes back by itself. */
export async function holdAndGiveBack(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  arrived: Arrived,
): Promise<void> {
  await holdPayment(tx, { clock }, arrived);
  const refund = await giveBack(tx, { clock }, arrived);
  if (!refund.ok) throw new Error(`Payment ${arrived.paymentId} cannot go back: ${refund.failure.message}`);
}
