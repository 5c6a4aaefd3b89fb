export const DELIVERY_TASK = 'deliver-message';
/** With the queue's growing pauses these span more than three hours. */
export const DELIVERY_ATTEMPTS = 10;
