/** Where the payment provider sends its events. */
export const PAYMENT_EVENTS_PATH = '/web-api/v1/payments/events';
