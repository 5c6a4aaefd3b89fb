import { defineStateMachine } from '#base/state-machine.ts';

/** One try to be paid. Until the provider has answered nobody knows whether it has heard of it. */
export const attemptStates = defineStateMachine({
  name: 'payment attempt',
  initial: 'ASKING',
  transitions: {
    ASKING: { answered: 'OPEN', refused: 'FAILED', giveUp: 'ABANDONED' },
    OPEN: {
      pay: 'PROCESSING',
      challenge: 'CHALLENGED',
      settle: 'SUCCEEDED',
      decline: 'FAILED',
      close: 'CLOSED',
    },
    PROCESSING: { challenge: 'CHALLENGED', settle: 'SUCCEEDED', decline: 'FAILED' },
    CHALLENGED: { pay: 'PROCESSING', settle: 'SUCCEEDED', decline: 'FAILED', close: 'CLOSED' },
    // What was closed here may have been paid there a moment before.
    FAILED: { settle: 'SUCCEEDED' },
    CLOSED: { settle: 'SUCCEEDED' },
    ABANDONED: {},
    SUCCEEDED: {},
  },
});

export type AttemptState = (typeof attemptStates.states)[number];
export type AttemptStep = Parameters<typeof attemptStates.next>[1];
