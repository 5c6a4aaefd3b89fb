import { coupleDecisionsContract } from './contract/couple-decisions.contract.ts';
import { deskContract } from './contract/desk.contract.ts';
import { guestContract } from './contract/guest.contract.ts';
import { messagesContract } from './contract/messages.contract.ts';
import { noticesContract } from './contract/notices.contract.ts';
import { promotionContract } from './contract/promotion.contract.ts';
import { rehearsalContract } from './contract/rehearsal.contract.ts';
import { repliesContract } from './contract/replies.contract.ts';
import { sheetsContract } from './contract/sheets.contract.ts';
import { superLinkContract } from './contract/super-link.contract.ts';

export const rsvpContract = {
  ...guestContract,
  ...repliesContract,
  ...coupleDecisionsContract,
  ...deskContract,
  ...sheetsContract,
  ...superLinkContract,
  ...rehearsalContract,
  ...promotionContract,
  ...messagesContract,
  ...noticesContract,
};

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
