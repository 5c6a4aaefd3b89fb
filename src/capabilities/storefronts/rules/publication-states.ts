import type { PublicationStatus } from '#base/publication-status.ts';
import { defineStateMachine } from '#base/state-machine.ts';
import type { StorefrontAbility } from './storefront-roles.ts';

export const PUBLICATION_EVENTS = [
  'submit',
  'withdraw',
  'pick-up',
  'accept',
  'reject',
  'mark-spam',
  'close',
  'republish',
  'reopen',
] as const;

export type PublicationEvent = (typeof PUBLICATION_EVENTS)[number];

/** How a listing comes before the public and leaves it again. */
export const publicationMachine = defineStateMachine<PublicationStatus, PublicationEvent>({
  name: 'storefront publication',
  initial: 'NEW',
  transitions: {
    NEW: { submit: 'SUBMITTED', close: 'CLOSED' },
    SUBMITTED: { withdraw: 'NEW', 'pick-up': 'IN_REVIEW', close: 'CLOSED' },
    // Picked up again: a colleague takes the review over.
    IN_REVIEW: {
      withdraw: 'NEW',
      'pick-up': 'IN_REVIEW',
      accept: 'ACCEPTED',
      reject: 'REJECTED',
      'mark-spam': 'SPAM',
      close: 'CLOSED',
    },
    ACCEPTED: { close: 'CLOSED', 'mark-spam': 'SPAM' },
    CLOSED: { submit: 'SUBMITTED', republish: 'ACCEPTED', reopen: 'SUBMITTED' },
    REJECTED: { submit: 'SUBMITTED', close: 'CLOSED' },
    SPAM: { reopen: 'SUBMITTED' },
  },
});

/** Who may do what: those of the business with this ability, or staff. */
export const PUBLICATION_ACTORS = {
  submit: 'submit-listing',
  withdraw: 'submit-listing',
  close: 'close-listing',
  republish: 'close-listing',
  'pick-up': 'staff',
  accept: 'staff',
  reject: 'staff',
  'mark-spam': 'staff',
  reopen: 'staff',
} as const satisfies Record<PublicationEvent, StorefrontAbility | 'staff'>;

/** A listing's standing, with when it was published before its own people took it down; null where review comes first. */
export type PublicationPlace = { status: PublicationStatus; formerlyPublishedAt: Date | null };

/** Where an event leads; undefined where it cannot happen. Only what couples could see before comes back without a review. */
export function nextPublication(
  { status, formerlyPublishedAt }: PublicationPlace,
  event: PublicationEvent,
): PublicationStatus | undefined {
  const wasPublished = formerlyPublishedAt !== null;
  if (event === 'republish' && !wasPublished) return undefined;
  if (event === 'submit' && status === 'CLOSED' && wasPublished) return undefined;
  return publicationMachine.next(status, event);
}

export function isInReview(status: PublicationStatus): boolean {
  return status === 'SUBMITTED' || status === 'IN_REVIEW';
}
