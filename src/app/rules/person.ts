import type { UserContext } from '../user-context.ts';

/** Couples plan on one side of the product, vendors work on the other. */
export type Side = 'couple' | 'vendor';

/** What decides where somebody belongs. */
export type Person = Pick<UserContext, 'is_support' | 'has_vendor_account' | 'has_marketplace_account'>;

/** Whoever has no work here is taken for a couple, also before they have told us about their wedding. */
export function isCouple({ is_support, has_vendor_account, has_marketplace_account }: Person): boolean {
  return has_marketplace_account || !(is_support || has_vendor_account);
}
