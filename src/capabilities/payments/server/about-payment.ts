import type { PaymentRow } from './store.ts';

/** What every event says of its payment. */
export function aboutPayment({ id, purpose, subjectId, ownerKind, ownerId }: PaymentRow) {
  return { paymentId: id, purpose, subjectId, ownerKind, ownerId };
}
