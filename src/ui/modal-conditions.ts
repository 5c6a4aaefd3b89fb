export interface FreeCreditFacts {
  hasStorefront: boolean;
  freeCreditOfferAmount: number;
  isDismissedThisSession: boolean;
}

/** Section 4, free-credit modal; that no other modal is open is asked by its frame. */
export function isFreeCreditDue(facts: FreeCreditFacts): boolean {
  return facts.hasStorefront && facts.freeCreditOfferAmount > 0 && !facts.isDismissedThisSession;
}

/** Where 'Not Right Now' is remembered for the session, for each storefront by itself. */
export function freeCreditDismissalKey(storefrontUuid: string): string {
  return `ampersand.free-credit-dismissed.${storefrontUuid}`;
}

export interface TextMessageOptInFacts {
  isAuthenticated: boolean;
  hasPublishedListing: boolean;
  isOptedIn: boolean;
  isUnsubscribed: boolean;
  wasShown: boolean;
}

/** Section 4, text-message opt-in; showing it sets the flag that `wasShown` reads. */
export function isTextMessageOptInDue(facts: TextMessageOptInFacts): boolean {
  const isReachable = facts.isAuthenticated && facts.hasPublishedListing;
  return isReachable && !facts.isOptedIn && !facts.isUnsubscribed && !facts.wasShown;
}
