import { api } from '#app/api.ts';
import type { CreditAccount } from '#capabilities/plans/contract.ts';

export type FreeCreditOffer = {
  storefrontUuid: string;
  amount: number;
  /** Redeems it; the answer is the credit account, of which the balance is shown. */
  redeem: () => Promise<CreditAccount>;
};

/** What waits for a listing by its account, if anything does. */
export function freeCreditOfferOf(
  storefrontUuid: string,
  account: Pick<CreditAccount, 'freeCreditOfferAmount'> | undefined,
): FreeCreditOffer | null {
  const amount = account?.freeCreditOfferAmount ?? 0;
  if (amount <= 0) return null;
  return { storefrontUuid, amount, redeem: () => api.plans.redeemOffer({ storefrontUuid }) };
}
