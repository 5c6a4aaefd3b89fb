import type { Tx } from '#platform/database/database.ts';
import { lockPayment } from './store.ts';

/** For sellers who change what was bought together with its money: the payment is locked first, as where it settles. */
export async function holdPaymentRow(tx: Tx, paymentId: string): Promise<void> {
  await lockPayment(tx, paymentId);
}
