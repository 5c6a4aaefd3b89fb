import { fail, ok, type Result } from '#base/result.ts';
import type { Tx } from '#platform/database/database.ts';
import type { PaymentDeps } from './deps.ts';
import { queueRefund } from './queue-refund.ts';
import { findRefundByKey, listRefunds } from './refunds.store.ts';
import { lockPayment } from './store.ts';

type Wish = { paymentId: string; amountCents: number; requestedBy: string | null; idempotencyKey: string };

/** Money goes back, part or all, in the transaction of whoever decides so. It is sent when that is committed. */
export async function requestRefund(
  tx: Tx,
  deps: Pick<PaymentDeps, 'clock'>,
  { paymentId, amountCents, requestedBy, idempotencyKey: key }: Wish,
): Promise<Result<{ refundId: string }>> {
  const payment = await lockPayment(tx, paymentId);
  if (!payment) return fail('payment.not_found', 'This payment is no longer available.');
  const earlier = await findRefundByKey(tx, key);
  if (earlier) {
    const isSame = earlier.paymentId === paymentId && earlier.amountCents === amountCents;
    if (isSame) return ok({ refundId: earlier.id });
    return fail('payment.key_reused', 'This was sent before with something else in it. Reload the page.');
  }
  const { state, settledAttempt } = payment;
  if (state === 'DISPUTED' || state === 'LOST')
    return fail('payment.disputed', 'The bank is looking at this payment, so it cannot be refunded now.');
  if (settledAttempt === null || (state !== 'SUCCEEDED' && state !== 'PARTLY_REFUNDED'))
    return fail('payment.not_refundable', 'There is nothing to refund.');
  const refunds = (await listRefunds(tx, paymentId)).filter(({ attempt }) => attempt === settledAttempt);
  // What is under way counts, and so does what failed: it is tried again, or paid by hand.
  const promised = refunds.reduce((sum, refund) => sum + refund.amountCents, 0);
  const isSound = Number.isSafeInteger(amountCents) && amountCents > 0;
  if (!isSound || promised + amountCents > payment.amountCents)
    return fail('payment.over_refund', 'This is more than what is left of the payment.');
  const attempt = { number: settledAttempt };
  const wish = { payment, attempt, amountCents, reason: 'ASKED', requestedBy, key } as const;
  const refund = await queueRefund(tx, deps, wish);
  if (!refund) return fail('payment.key_reused', 'This was sent before. Reload the page.');
  return ok({ refundId: refund.id });
}
