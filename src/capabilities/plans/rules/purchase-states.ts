import { defineStateMachine } from '#base/state-machine.ts';

export const purchaseStates = defineStateMachine({
  name: 'purchase',
  initial: 'OPEN',
  transitions: {
    OPEN: { pay: 'PAID', close: 'CLOSED' },
    PAID: { refund: 'REFUNDED' },
    /** Money may still come after the page was closed: then it is delivered all the same. */
    CLOSED: { pay: 'PAID' },
    REFUNDED: {},
  },
});

export type PurchaseState = (typeof purchaseStates.states)[number];
