import { defineStateMachine } from '#base/state-machine.ts';

export const CLAIM_STATES = ['NEW', 'MATCHED', 'ADDED', 'IGNORED'] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];
export type ClaimEvent = 'match' | 'add' | 'ignore' | 'reopen';

/** What came through the link waits for somebody to decide. Who was added is on the list, and is taken off there. */
export const claimMachine = defineStateMachine<ClaimState, ClaimEvent>({
  name: 'claim',
  initial: 'NEW',
  transitions: {
    NEW: { match: 'MATCHED', add: 'ADDED', ignore: 'IGNORED' },
    MATCHED: { reopen: 'NEW' },
    ADDED: {},
    IGNORED: { reopen: 'NEW' },
  },
});

/** So many wait at most: nobody looks through more. */
export const MOST_OPEN_CLAIMS = 500;

/** What of a claim can go to a household. */
export const CLAIM_PARTS = ['ADDRESS', 'EMAIL', 'PHONE'] as const;
export type ClaimPart = (typeof CLAIM_PARTS)[number];
