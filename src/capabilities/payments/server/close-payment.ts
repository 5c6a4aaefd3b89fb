import { transact } from '#platform/database/transact.ts';
import type { Closing } from '../rules/next-step.ts';
import { movePayment } from './apply-reading.ts';
import { refreshPayment } from './continue-payment.ts';
import type { PaymentDeps } from './deps.ts';
import { findPayment, lockPayment, type PaymentRow } from './store.ts';

/**
 * Nobody is to pay any more. The provider's page is closed first and read then, so whoever paid a moment before has paid.
 * What has begun to be paid is left alone.
 */
export async function closePayment(
  deps: PaymentDeps,
  paymentId: string,
  closing: Closing,
): Promise<PaymentRow['state'] | undefined> {
  const before = await findPayment(deps.db, paymentId);
  if (before?.state === 'OPEN' || before?.state === 'CHALLENGED' || before?.state === 'FAILED') {
    await refreshPayment(deps, paymentId, closing);
    // A try that failed left nothing open that could be read as closed.
    await transact(deps.db, async (tx) => {
      const payment = await lockPayment(tx, paymentId);
      if (payment?.state === 'FAILED')
        await movePayment(tx, deps, payment, { step: closing, declineCode: payment.declineCode });
    });
  }
  return (await findPayment(deps.db, paymentId))?.state;
}
