import { coupleDecisionsContract } from './contract/couple-decisions.contract.ts';
import { guestContract } from './contract/guest.contract.ts';
import { repliesContract } from './contract/replies.contract.ts';

export const rsvpContract = { ...guestContract, ...repliesContract, ...coupleDecisionsContract };

declare module '#base/live-kind.ts' {
  interface LiveKinds {
    /** Somebody opened their invitation, answered, or asked for a change. */
    rsvp: true;
  }
}

declare module '#platform/contract/contracts.ts' {
  interface Contracts {
    rsvp: typeof rsvpContract;
  }
}
