import { leadActionsContract } from './contract/lead-actions.contract.ts';
import { leadCostsContract } from './contract/lead-costs.contract.ts';
import { leadReadsContract } from './contract/leads.contract.ts';
import { quotePackagesContract } from './contract/quote-packages.contract.ts';
import { receiptsContract } from './contract/receipts.contract.ts';
import { savedRepliesContract } from './contract/saved-replies.contract.ts';
// Whoever has the calls has the codes and limits they answer with.
import './errors.ts';

export const leadsContract = {
  ...leadReadsContract,
  ...leadActionsContract,
  ...leadCostsContract,
  ...quotePackagesContract,
  ...receiptsContract,
  ...savedRepliesContract,
};

declare module '#platform/contract/contracts.ts' {
  interface Contracts {
    leads: typeof leadsContract;
  }
}
