import type { VendorListing } from '#capabilities/navigation/rules/vendor-state.ts';

export type FreeCreditOffer = {
  storefrontUuid: string;
  amount: number;
  /** Redeems it; the answer is the credit account, of which the balance is shown. */
  redeem: () => Promise<{ balance: number }>;
};

/** No listing has a credit account yet, so none has an offer. The credits capability reads its account here. */
export function freeCreditOfferOf(_listing: VendorListing | undefined): FreeCreditOffer | null {
  return null;
}
