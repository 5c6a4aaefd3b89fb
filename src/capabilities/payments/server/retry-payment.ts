import { fail, ok, type Result } from '#base/result.ts';
import type { Tx } from '#platform/database/database.ts';
import { paymentStates } from '../rules/payment-states.ts';
import type { PaymentDeps } from './deps.ts';
import { beginAttempt, isUsable, methodMissing, type Way } from './open-payment.ts';
import { changePayment, lockPayment } from './store.ts';

/** Another try at a payment that failed, in its own number and therefore under its own key. `continuePayment` goes on from here. */
export async function retryPayment(
  tx: Tx,
  deps: Pick<PaymentDeps, 'clock'>,
  { paymentId, way }: { paymentId: string; way: Way },
): Promise<Result<{ paymentId: string }>> {
  const payment = await lockPayment(tx, paymentId);
  if (!payment) return fail('payment.not_found', 'This payment is no longer available.');
  const state = paymentStates.next(payment.state, 'retry');
  if (!state) return fail('payment.not_retryable', 'This payment cannot be tried again.');
  if (!(await isUsable(tx, payment, way))) return methodMissing();
  const number = payment.attempt + 1;
  await changePayment(tx, paymentId, { state, attempt: number, declineCode: null });
  await beginAttempt(tx, deps, payment, { number, way });
  return ok({ paymentId });
}
