import { leadActionsContract } from './contract/lead-actions.contract.ts';
import { leadReadsContract } from './contract/leads.contract.ts';
import { savedRepliesContract } from './contract/saved-replies.contract.ts';

export const leadsContract = {
  ...leadReadsContract,
  ...leadActionsContract,
  ...savedRepliesContract,
};

declare module '#platform/contract/contracts.ts' {
  interface Contracts {
    leads: typeof leadsContract;
  }
}
