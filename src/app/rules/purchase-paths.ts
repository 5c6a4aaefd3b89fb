import { vendorPaths } from './vendor-paths.ts';
import { withQuery } from './with-query.ts';

export const purchasePaths = {
  /** Where a purchase is followed, and where its buyer comes back to after paying. */
  followed: (uuid: string) => `${vendorPaths.checkout}/${encodeURIComponent(uuid)}`,
  /** One that was paid, with its receipt. */
  receipt: (uuid: string, storefrontUuid: string) =>
    withQuery(`${vendorPaths.purchaseHistory}/${encodeURIComponent(uuid)}`, { storefront: storefrontUuid }),
};
