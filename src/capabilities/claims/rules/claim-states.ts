import { defineStateMachine } from '#base/state-machine.ts';

export const CLAIM_STATES = ['OPEN', 'PROVED', 'GRANTED', 'REFUSED', 'DISPUTED'] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

/** A code to an address of the business's own domain, or a paper that staff looks at. */
export const CLAIM_METHODS = ['DOMAIN_MAIL', 'DOCUMENT'] as const;
export type ClaimMethod = (typeof CLAIM_METHODS)[number];

export type ClaimEvent = 'prove' | 'dispute' | 'grant' | 'refuse';

/** How somebody comes to own a listing that is there already. */
export const claimMachine = defineStateMachine<ClaimState, ClaimEvent>({
  name: 'storefront claim',
  initial: 'OPEN',
  transitions: {
    OPEN: { prove: 'PROVED', dispute: 'DISPUTED', grant: 'GRANTED', refuse: 'REFUSED' },
    PROVED: { dispute: 'DISPUTED', grant: 'GRANTED', refuse: 'REFUSED' },
    DISPUTED: { grant: 'GRANTED', refuse: 'REFUSED' },
    GRANTED: {},
    REFUSED: {},
  },
});

type Evidence = { state: ClaimState; method: ClaimMethod; hasDocument: boolean };

/** Something is there to decide by: a claim that somebody only began holds nobody up. */
export function hasEvidence({ state, method, hasDocument }: Evidence): boolean {
  if (claimMachine.isFinal(state)) return false;
  return state !== 'OPEN' || (method === 'DOCUMENT' && hasDocument);
}

/** How long whoever runs the listing has to say yes or no. */
export const OWNER_DAYS = 7;
const DAY_MS = 86_400_000;

type Asked = { ownerAskedAt: Date | null; ownerAnswer: OwnerAnswer | null };

export const OWNER_ANSWERS = ['YES', 'NO'] as const;
export type OwnerAnswer = (typeof OWNER_ANSWERS)[number];

/** When the owner's time is over; null where nobody was asked, or the answer is there. */
export function ownerDeadline({ ownerAskedAt, ownerAnswer }: Asked): Date | null {
  if (!ownerAskedAt || ownerAnswer) return null;
  return new Date(ownerAskedAt.getTime() + OWNER_DAYS * DAY_MS);
}

/** Nobody is given a listing while its owner may still say no. */
export function mayGrant(claim: Asked, now: Date): boolean {
  const deadline = ownerDeadline(claim);
  return deadline === null || deadline <= now;
}
