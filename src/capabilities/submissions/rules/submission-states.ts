import type { PublicationStatus } from '#base/publication-status.ts';
import { defineStateMachine } from '#base/state-machine.ts';

export type SubmissionEvent =
  | 'submit'
  | 'pick-up'
  | 'accept'
  | 'reject'
  | 'mark-spam'
  | 'take-down'
  | 'ask-change'
  | 'refuse'
  | 'withdraw';

/**
 * A real wedding from the photographer's draft to the page. What the couple says goes before everything: they can send it back
 * until it is decided, and end it at any time, also when it is shown. What ended stays ended.
 */
export const submissionMachine = defineStateMachine<PublicationStatus, SubmissionEvent>({
  name: 'submission',
  initial: 'NEW',
  transitions: {
    NEW: { submit: 'SUBMITTED', refuse: 'CLOSED' },
    SUBMITTED: {
      'pick-up': 'IN_REVIEW',
      'ask-change': 'NEW',
      refuse: 'CLOSED',
      withdraw: 'CLOSED',
    },
    IN_REVIEW: {
      'pick-up': 'IN_REVIEW',
      accept: 'ACCEPTED',
      reject: 'REJECTED',
      'mark-spam': 'SPAM',
      'ask-change': 'NEW',
      refuse: 'CLOSED',
      withdraw: 'CLOSED',
    },
    ACCEPTED: { 'take-down': 'REJECTED', refuse: 'CLOSED', withdraw: 'CLOSED' },
    CLOSED: {},
    REJECTED: { submit: 'SUBMITTED', refuse: 'CLOSED', withdraw: 'CLOSED' },
    SPAM: {},
  },
});

/** Whether the photographer can write on it, and add and remove photos. */
export function isWritable(status: PublicationStatus): boolean {
  return submissionMachine.can(status, 'submit');
}

/** Before staff or waiting for it: the couple has something to look at that is not decided. */
export function isBeforeStaff(status: PublicationStatus): boolean {
  return status === 'SUBMITTED' || status === 'IN_REVIEW';
}
