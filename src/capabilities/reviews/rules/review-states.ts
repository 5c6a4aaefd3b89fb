import type { PublicationStatus } from '#base/publication-status.ts';
import { defineStateMachine } from '#base/state-machine.ts';

export type ReviewEvent = 'submit' | 'pick-up' | 'accept' | 'reject' | 'mark-spam' | 'withdraw';

/** A review from its first draft to the page; withdrawing ends it for good. */
export const reviewMachine = defineStateMachine<PublicationStatus, ReviewEvent>({
  name: 'review',
  initial: 'NEW',
  transitions: {
    NEW: { submit: 'SUBMITTED', withdraw: 'CLOSED' },
    SUBMITTED: { 'pick-up': 'IN_REVIEW', accept: 'ACCEPTED', 'mark-spam': 'SPAM', withdraw: 'CLOSED' },
    IN_REVIEW: { accept: 'ACCEPTED', reject: 'REJECTED', 'mark-spam': 'SPAM', withdraw: 'CLOSED' },
    ACCEPTED: { withdraw: 'CLOSED', 'mark-spam': 'SPAM' },
    CLOSED: {},
    REJECTED: { submit: 'SUBMITTED', withdraw: 'CLOSED' },
    SPAM: {},
  },
});
