import type { Tx } from '#platform/database/database.ts';
import { enqueueJob } from '#platform/jobs/store.ts';
import type { RefundReason } from '../rules/refund-states.ts';
import type { PaymentDeps } from './deps.ts';
import { insertRefund, type RefundRow } from './refunds.store.ts';
import type { AttemptRow, PaymentRow } from './store.ts';
import { sendRefundTask } from './tasks.ts';

type Wish = {
  payment: Pick<PaymentRow, 'id' | 'provider'>;
  attempt: Pick<AttemptRow, 'number'>;
  amountCents: number;
  reason: RefundReason;
  requestedBy?: string | null;
  /** Without one it is what the house gives back by itself, once. */
  key?: string;
};

/** Written down here, sent by a job when the transaction is committed. Nothing where the key was used before. */
export async function queueRefund(
  tx: Tx,
  { clock }: Pick<PaymentDeps, 'clock'>,
  { payment, attempt, amountCents, reason, requestedBy = null, key }: Wish,
): Promise<RefundRow | undefined> {
  const refund = await insertRefund(tx, {
    id: clock.uuid(),
    paymentId: payment.id,
    attempt: attempt.number,
    amountCents,
    reason,
    state: 'REQUESTED',
    tries: 0,
    provider: payment.provider,
    idempotencyKey: key ?? `${reason.toLowerCase()}_${payment.id}_${attempt.number}`,
    requestedBy,
    createdAt: clock.now(),
  });
  if (refund) await enqueueJob(tx, sendRefundTask, { refundId: refund.id });
  return refund;
}
