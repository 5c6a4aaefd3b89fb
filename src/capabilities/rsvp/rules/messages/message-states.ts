import { defineStateMachine } from '#base/state-machine.ts';

export const MESSAGE_STATES = ['DRAFT', 'SCHEDULED', 'SENDING', 'SENT'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];
export type MessageEvent = 'save' | 'approve' | 'cancel' | 'start' | 'finish';

/** Nothing goes out that was not approved, and what has begun to go out is not called back. */
export const messageMachine = defineStateMachine<MessageState, MessageEvent>({
  name: 'guest message',
  initial: 'DRAFT',
  transitions: {
    DRAFT: { save: 'DRAFT', approve: 'SCHEDULED' },
    SCHEDULED: { cancel: 'DRAFT', start: 'SENDING' },
    SENDING: { finish: 'SENT' },
    SENT: {},
  },
});
