import { accountContract } from './contract/account.contract.ts';
import { billingContract } from './contract/billing.contract.ts';
import { promosContract } from './contract/promos.contract.ts';
import { purchasesContract } from './contract/purchases.contract.ts';
import { subscriptionsContract } from './contract/subscriptions.contract.ts';
// Whoever has the calls has the codes they answer with.
import './errors.ts';

export type { CreditAccount } from './contract/account.contract.ts';
export type { CreditShop } from './contract/purchases.contract.ts';
export type { Plans, Renewal } from './contract/subscriptions.contract.ts';

export const plansContract = {
  ...accountContract,
  ...purchasesContract,
  ...billingContract,
  ...subscriptionsContract,
  ...promosContract,
};

declare module '#platform/contract/contracts.ts' {
  interface Contracts {
    plans: typeof plansContract;
  }
}
