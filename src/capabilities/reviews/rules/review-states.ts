import type { PublicationStatus } from '#base/publication-status.ts';
import { defineStateMachine } from '#base/state-machine.ts';

export type ReviewEvent = 'submit' | 'pick-up' | 'accept' | 'reject' | 'mark-spam' | 'edit' | 'withdraw';

/**
 * A review from its first draft to the page; withdrawing ends it for good. What was edited is looked at once more before it
 * stands on the page again. A draft is not withdrawn but thrown away.
 */
export const reviewMachine = defineStateMachine<PublicationStatus, ReviewEvent>({
  name: 'review',
  initial: 'NEW',
  transitions: {
    NEW: { submit: 'SUBMITTED' },
    SUBMITTED: { 'pick-up': 'IN_REVIEW', 'mark-spam': 'SPAM', edit: 'SUBMITTED', withdraw: 'CLOSED' },
    IN_REVIEW: {
      'pick-up': 'IN_REVIEW',
      accept: 'ACCEPTED',
      reject: 'REJECTED',
      'mark-spam': 'SPAM',
      edit: 'SUBMITTED',
      withdraw: 'CLOSED',
    },
    ACCEPTED: { reject: 'REJECTED', 'mark-spam': 'SPAM', edit: 'SUBMITTED', withdraw: 'CLOSED' },
    CLOSED: {},
    REJECTED: { submit: 'SUBMITTED', withdraw: 'CLOSED' },
    SPAM: {},
  },
});
