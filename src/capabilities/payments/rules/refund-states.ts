import { defineStateMachine } from '#base/state-machine.ts';

export const refundStates = defineStateMachine({
  name: 'refund',
  initial: 'REQUESTED',
  transitions: {
    REQUESTED: { send: 'SENT' },
    // Sent again with the same key where nobody knows whether it arrived.
    SENT: { send: 'SENT', succeed: 'SUCCEEDED', fail: 'FAILED' },
    SUCCEEDED: { fail: 'FAILED' },
    FAILED: { send: 'SENT', giveUp: 'BY_HAND' },
    BY_HAND: {},
  },
});

export type RefundState = (typeof refundStates.states)[number];

/** After so many the provider is asked no more, and a person pays it back some other way. */
export const MOST_REFUND_TRIES = 3;

/** So long after the last try, in milliseconds: an hour, then a day. */
export function refundAgainAfterMs(tries: number): number {
  return tries <= 1 ? 3_600_000 : 86_400_000;
}

export type RefundReason = 'ASKED' | 'LATE' | 'DOUBLE';
