export { closePayment } from './close-payment.ts';
export { continuePayment } from './continue-payment.ts';
export { payments } from './manifest.ts';
export { forgetMethod, listMethods, openMethodPage } from './methods.ts';
export { openPayment } from './open-payment.ts';
export { PAYMENT_EVENTS_PATH } from './payment-events-path.ts';
export { receiveEvent } from './receive-event.ts';
export { requestRefund } from './request-refund.ts';
export { retryPayment } from './retry-payment.ts';
