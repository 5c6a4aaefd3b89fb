import { vendorPaths } from '#app/rules/vendor-paths.ts';
import type { VendorListing } from './vendor-state.ts';

/**
 * Where the vendor area begins: without a listing by making one, unless that was put off; then by finishing it, then at
 * work.
 */
export function vendorEntryPath(
  listing: Pick<VendorListing, 'published'> | undefined,
  skipsOnboarding = false,
): string {
  if (!listing) return skipsOnboarding ? vendorPaths.listing : vendorPaths.onboard;
  return listing.published ? vendorPaths.dashboard : vendorPaths.listing;
}
