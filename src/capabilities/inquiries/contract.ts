import { attachmentsContract } from './contract/attachments.contract.ts';
import { bookedContract } from './contract/booked.contract.ts';
import { coupleActionsContract } from './contract/couple-actions.contract.ts';
import { coupleInquiriesContract } from './contract/couple-inquiries.contract.ts';
import { leadActionsContract } from './contract/lead-actions.contract.ts';
import { leadsContract } from './contract/leads.contract.ts';
import { moderationContract } from './contract/moderation.contract.ts';
import { notificationsContract } from './contract/notifications.contract.ts';
import { savedRepliesContract } from './contract/saved-replies.contract.ts';

/** Couples' calls first, then vendors', then what both share. */
export const inquiriesContract = {
  ...coupleInquiriesContract,
  ...coupleActionsContract,
  ...bookedContract,
  ...leadsContract,
  ...leadActionsContract,
  ...savedRepliesContract,
  ...attachmentsContract,
  ...notificationsContract,
  ...moderationContract,
};

declare module '#platform/contract/contracts.ts' {
  interface Contracts {
    inquiries: typeof inquiriesContract;
  }
}
