import { attachmentsContract } from './contract/attachments.contract.ts';
import { coupleActionsContract } from './contract/couple-actions.contract.ts';
import { coupleInquiriesContract } from './contract/couple-inquiries.contract.ts';
import { moderationContract } from './contract/moderation.contract.ts';
// Whoever has the calls has the codes and limits they answer with.
import './errors.ts';
import './rate-classes.ts';

/** Couples' calls first, then what both sides share, then staff's. */
export const inquiriesContract = {
  ...coupleInquiriesContract,
  ...coupleActionsContract,
  ...attachmentsContract,
  ...moderationContract,
};

declare module '#platform/contract/contracts.ts' {
  interface Contracts {
    inquiries: typeof inquiriesContract;
  }
}

declare module '#base/live-kind.ts' {
  interface LiveKinds {
    /** For the couple's side of an inquiry, and the vendor's. */
    inquiries: true;
    leads: true;
  }
}
