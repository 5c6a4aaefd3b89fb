import { defineStateMachine } from '#base/state-machine.ts';

/** How a payment goes. What is read at the provider says which event; this says what it may do. */
export const paymentStates = defineStateMachine({
  name: 'payment',
  initial: 'OPEN',
  transitions: {
    OPEN: {
      pay: 'PROCESSING',
      challenge: 'CHALLENGED',
      settle: 'SUCCEEDED',
      decline: 'FAILED',
      expire: 'EXPIRED',
      cancel: 'CANCELED',
    },
    PROCESSING: { challenge: 'CHALLENGED', settle: 'SUCCEEDED', decline: 'FAILED' },
    CHALLENGED: {
      pay: 'PROCESSING',
      settle: 'SUCCEEDED',
      decline: 'FAILED',
      expire: 'EXPIRED',
      cancel: 'CANCELED',
    },
    // An older attempt may still turn out to be paid.
    FAILED: { retry: 'OPEN', settle: 'SUCCEEDED', expire: 'EXPIRED', cancel: 'CANCELED' },
    EXPIRED: { settleLate: 'SUCCEEDED' },
    CANCELED: { settleLate: 'SUCCEEDED' },
    SUCCEEDED: { refundPart: 'PARTLY_REFUNDED', refundRest: 'REFUNDED', dispute: 'DISPUTED' },
    // A refund that seemed to be done can fail days later.
    PARTLY_REFUNDED: {
      refundPart: 'PARTLY_REFUNDED',
      refundRest: 'REFUNDED',
      refundNone: 'SUCCEEDED',
      dispute: 'DISPUTED',
    },
    REFUNDED: { refundPart: 'PARTLY_REFUNDED', refundNone: 'SUCCEEDED' },
    DISPUTED: { win: 'SUCCEEDED', winPart: 'PARTLY_REFUNDED', winRefunded: 'REFUNDED', lose: 'LOST' },
    LOST: {},
  },
});

export type PaymentState = (typeof paymentStates.states)[number];
export type PaymentStep = Parameters<typeof paymentStates.next>[1];
