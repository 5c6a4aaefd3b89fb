import { defineErrors } from '#platform/contract/errors.ts';

export const paymentErrors = defineErrors({
  'payment.not_found': 404,
  'payment.wrong_amount': 400,
  'payment.key_reused': 400,
  'payment.not_refundable': 400,
  'payment.disputed': 400,
  'payment.over_refund': 400,
  'payment.not_retryable': 400,
  'payment.method_missing': 400,
  'payment.declined': 400,
  'payment.closed_already': 400,
});

type PaymentErrors = typeof paymentErrors;

declare module '#base/result.ts' {
  interface ErrorCodes extends PaymentErrors {}
}
