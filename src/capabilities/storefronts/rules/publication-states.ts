import type { PublicationStatus } from '#base/publication-status.ts';
import { defineStateMachine } from '#base/state-machine.ts';

export type PublicationEvent = 'submit' | 'pick-up' | 'accept' | 'reject' | 'mark-spam' | 'close' | 'reopen';

/** How a listing comes before the public and leaves it again. */
export const publicationMachine = defineStateMachine<PublicationStatus, PublicationEvent>({
  name: 'storefront publication',
  initial: 'NEW',
  transitions: {
    NEW: { submit: 'SUBMITTED', close: 'CLOSED' },
    SUBMITTED: { 'pick-up': 'IN_REVIEW', accept: 'ACCEPTED', 'mark-spam': 'SPAM', close: 'CLOSED' },
    IN_REVIEW: { accept: 'ACCEPTED', reject: 'REJECTED', 'mark-spam': 'SPAM', close: 'CLOSED' },
    ACCEPTED: { close: 'CLOSED', 'mark-spam': 'SPAM' },
    CLOSED: { reopen: 'SUBMITTED' },
    REJECTED: { submit: 'SUBMITTED', close: 'CLOSED' },
    SPAM: { reopen: 'SUBMITTED' },
  },
});

export function isInReview(status: PublicationStatus): boolean {
  return status === 'SUBMITTED' || status === 'IN_REVIEW';
}
