import { paths } from '#app/rules/paths.ts';
import { MARKETPLACE_CATEGORIES } from '#capabilities/taxonomy/rules/categories.ts';
import { categoryPath, VENDORS_PATH, venueSubTypePath } from '#capabilities/taxonomy/rules/search-paths.ts';
import { vendorCategoryIcon } from '#capabilities/taxonomy/rules/vendor-categories.ts';
import { VENUE_SUB_TYPES } from '#capabilities/taxonomy/rules/venue-sub-types.ts';
import type { NavItem } from './nav-item.ts';

const INSPIRATION = {
  id: 'real-weddings',
  href: paths.inspiration(),
  below: [`${paths.inspiration()}/`],
};

const GUEST_NAVIGATION: readonly NavItem[] = [
  {
    id: 'marketplace-wedding-venues',
    label: 'Wedding venues',
    href: categoryPath('wedding-venues'),
    below: [`${categoryPath('wedding-venues')}/`],
    allLabel: 'All wedding venues',
    links: VENUE_SUB_TYPES.map((subType) => ({
      id: subType.slug,
      label: subType.label,
      href: venueSubTypePath(subType),
    })),
  },
  {
    id: 'marketplace-vendors',
    label: 'Vendors',
    href: VENDORS_PATH,
    below: [`${VENDORS_PATH}/`],
    allLabel: 'All vendors',
    links: MARKETPLACE_CATEGORIES.map(({ taxonomyKey, navLabel, vendorCategory }) => ({
      id: taxonomyKey,
      label: navLabel,
      href: categoryPath(taxonomyKey),
      icon: vendorCategoryIcon(vendorCategory),
    })),
  },
  { ...INSPIRATION, label: 'Real wedding inspiration' },
  {
    id: 'marketplace-become-vendor',
    label: 'Become a vendor',
    href: paths.vendorLanding(),
    opensInNewTab: true,
  },
];

/** Not a couple's own. */
const OPEN_TO_ALL = new Set(['marketplace-vendors', INSPIRATION.id]);

type CoupleNavigation = {
  isGuest: boolean;
  unreadInquiries?: number;
  /** Of whoever works here. */
  work?: NavItem | null | undefined;
  hasWedding?: boolean | undefined;
};

/** What the bar offers: to guests the ways to look around, to signed-in people their own business with vendors. */
export function coupleNavigation({
  isGuest,
  unreadInquiries = 0,
  work,
  hasWedding,
}: CoupleNavigation): readonly NavItem[] {
  if (isGuest) return GUEST_NAVIGATION;
  const items: NavItem[] = [
    { id: 'marketplace-vendors', label: 'Explore vendors', href: VENDORS_PATH, below: [`${VENDORS_PATH}/`] },
    {
      id: 'marketplace-connections',
      label: 'Inbox',
      href: paths.inbox(),
      below: [`${paths.inbox()}/`],
      badgeCount: unreadInquiries,
    },
    { id: 'marketplace-booked-vendors', label: 'Booked vendors', href: paths.bookedVendors() },
    { id: 'favorites', label: 'Favorites', href: paths.favoritesHome(), below: ['/favorites/'] },
    { ...INSPIRATION, label: 'Inspiration' },
  ];
  // Whoever works here and plans no wedding gets the way to work instead of a couple's empty rooms.
  if (!work) return items;
  return [work, ...(hasWedding ? items : items.filter(({ id }) => OPEN_TO_ALL.has(id)))];
}
