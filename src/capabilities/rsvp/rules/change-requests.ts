import { defineStateMachine } from '#base/state-machine.ts';

export const CHANGE_REQUEST_STATES = ['PENDING', 'APPROVED', 'DECLINED', 'REPLACED'] as const;
export type ChangeRequestState = (typeof CHANGE_REQUEST_STATES)[number];
export type ChangeRequestEvent = 'approve' | 'decline' | 'replace';

/** A household that asks again replaces what it asked before. */
export const changeRequestMachine = defineStateMachine<ChangeRequestState, ChangeRequestEvent>({
  name: 'change-request',
  initial: 'PENDING',
  transitions: {
    PENDING: { approve: 'APPROVED', decline: 'DECLINED', replace: 'REPLACED' },
    APPROVED: {},
    DECLINED: {},
    REPLACED: {},
  },
});
