import { leadRefundsContract } from './contract/lead-refunds.contract.ts';
import { supportCreditsContract } from './contract/support-credits.contract.ts';
import { supportPaymentsContract } from './contract/support-payments.contract.ts';
import { supportRefundsContract } from './contract/support-refunds.contract.ts';
// Whoever has the calls has the codes they answer with.
import './errors.ts';

export const protectionContract = {
  ...leadRefundsContract,
  ...supportRefundsContract,
  ...supportCreditsContract,
  ...supportPaymentsContract,
};

declare module '#platform/contract/contracts.ts' {
  interface Contracts {
    protection: typeof protectionContract;
  }
}
