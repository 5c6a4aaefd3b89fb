import { paths } from '#app/rules/paths.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { pluralWord } from '#base/text.ts';
import type { NavLink } from './nav-item.ts';
import { currentListing, type VendorListing, type VendorState } from './vendor-state.ts';

export type ListingGroup = {
  label: string;
  listings: readonly (VendorListing & { isCurrent: boolean })[];
};

export type VendorAccountMenu = { listingGroups: readonly ListingGroup[]; links: readonly NavLink[] };

type Listings = Pick<VendorState, 'listings' | 'currentListingUuid'>;

/** Published apart from not published; while all are alike, the division would say nothing. */
function listingGroups(state: Listings): ListingGroup[] {
  const current = currentListing(state);
  const marked = state.listings.map((listing) => ({ ...listing, isCurrent: listing === current }));
  const published = marked.filter((listing) => listing.published);
  const unpublished = marked.filter((listing) => !listing.published);
  if (marked.length === 0) return [];
  if (published.length === 0 || unpublished.length === 0) {
    return [{ label: pluralWord(marked.length, 'Your listing'), listings: marked }];
  }
  return [
    { label: 'Published listings', listings: published },
    { label: 'Not published', listings: unpublished },
  ];
}

/** Everything above 'Log out'. Whoever has no storefront yet can still make one and keep the account in order. */
export function vendorAccountMenu(state: Listings, hasWedding = false): VendorAccountMenu {
  const hasStorefront = state.listings.length > 0;
  return {
    listingGroups: listingGroups(state),
    links: [
      { id: 'onboard', label: 'Create a new listing', href: vendorPaths.onboard, icon: 'plus' },
      ...(hasStorefront
        ? [
            {
              id: 'user-management',
              label: 'Manage access',
              href: vendorPaths.userManagement,
              icon: 'key',
            },
          ]
        : []),
      { id: 'account', label: 'Account settings', href: vendorPaths.account, icon: 'settings' },
      ...(hasStorefront
        ? [
            { id: 'badges', label: 'Your badges and awards', href: vendorPaths.badges, icon: 'award' },
            {
              id: 'refer-a-vendor',
              label: 'Refer vendors to join',
              href: vendorPaths.referAVendor,
              icon: 'megaphone',
            },
          ]
        : []),
      ...(hasWedding
        ? [{ id: 'wedding', label: 'Your wedding', href: paths.start({ side: 'couple' }), icon: 'heart' }]
        : []),
    ],
  };
}
