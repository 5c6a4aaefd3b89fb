import { paths } from '#app/rules/paths.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { type NavItem, type NavLink, SOON } from './nav-item.ts';
import { currentListing, hasHistories, type VendorListing, type VendorState } from './vendor-state.ts';

/** The variation of the experiment 'boostListing' that takes the entry away. */
const BOOST_HIDDEN = 'TEST-1';

function listingLinks(listing: VendorListing, canSubmitRealWeddings: boolean): NavLink[] {
  const isPublishedPhotographer = listing.published && listing.taxonomyKey === 'wedding-photographers';
  return [
    { id: 'listing', label: 'Edit listing details', href: vendorPaths.listing },
    ...(canSubmitRealWeddings && isPublishedPhotographer
      ? [{ id: 'real-weddings', label: 'Submit real weddings', href: vendorPaths.realWeddings }]
      : []),
    { id: 'reviews', label: 'Reviews', href: vendorPaths.reviews },
    { id: 'preferred-vendors', label: 'Preferred vendors', href: vendorPaths.preferredVendors },
    { id: 'community', label: 'Suggest alternate vendors', href: vendorPaths.community, ...SOON },
  ];
}

function planLinks(listing: VendorListing): NavLink[] {
  return [
    { id: 'your-plans', label: 'Your plans', href: vendorPaths.yourPlans },
    { id: 'select-plan', label: 'Select a plan', href: vendorPaths.selectPlan },
    { id: 'about-plans', label: 'About our plans', href: vendorPaths.aboutPlans },
    { id: 'faq', label: 'FAQs', href: vendorPaths.faq },
    ...(hasHistories(listing)
      ? [{ id: 'purchase-history', label: 'Purchase history', href: vendorPaths.purchaseHistory }]
      : []),
  ];
}

const RESOURCE_LINKS: readonly NavLink[] = [
  { id: 'how-plans-work', label: 'How plans work', href: vendorPaths.howPlansWork },
  { id: 'how-credits-work', label: 'How credits work', href: vendorPaths.howCreditsWork },
  { id: 'how-we-price', label: 'How we price leads', href: vendorPaths.howWePrice },
  {
    id: 'connection-protection-policy',
    label: 'Connection protection',
    href: vendorPaths.connectionProtection,
  },
  { id: 'best-of-faq', label: 'Best of awards FAQ', href: vendorPaths.bestOfFaq },
];

/** Nothing before there is a storefront: every entry works on one. */
export function vendorNavigation(state: VendorState): readonly NavItem[] {
  const listing = currentListing(state);
  if (!listing) return [];
  return [
    { id: 'dashboard', label: 'Dashboard', href: vendorPaths.dashboard },
    {
      id: 'leads',
      label: 'Leads',
      href: paths.leads(),
      below: [vendorPaths.leads],
      badgeCount: state.unreadLeads,
    },
    {
      id: 'listing-menu',
      label: 'Listing',
      href: vendorPaths.listing,
      links: listingLinks(listing, state.realWeddingsSubmissions),
    },
    { id: 'lead-preferences', label: 'Lead preferences', href: vendorPaths.leadPreferences, ...SOON },
    {
      id: 'plans-menu',
      label: 'Plans',
      href: vendorPaths.yourPlans,
      below: [vendorPaths.purchaseHistory, vendorPaths.checkout],
      links: planLinks(listing),
      ...(state.creditText !== null && { note: state.creditText }),
    },
    ...(state.boostListing === BOOST_HIDDEN
      ? []
      : [
          {
            id: 'boost-listing',
            label: 'Boost listing',
            href: vendorPaths.boostListing,
            tag: 'New' as const,
            ...SOON,
          },
        ]),
    {
      id: 'resources-menu',
      label: 'Resources',
      href: vendorPaths.resources,
      allLabel: 'All resources',
      links: RESOURCE_LINKS,
    },
  ];
}
