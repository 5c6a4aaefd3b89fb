import { companyPaths } from '#app/rules/company-paths.ts';
import { paths } from '#app/rules/paths.ts';
import { slugify } from '#base/text.ts';
import { MARKETPLACE_CATEGORIES } from '#capabilities/taxonomy/rules/categories.ts';
import { categoryPath, VENDORS_PATH } from '#capabilities/taxonomy/rules/search-paths.ts';
import type { CatalogueEntry, PrimarySection } from './catalogue.ts';
import { ALBUMS, SHOP, sectionPaths } from './section-paths.ts';

const { budget: BUDGET, honeymoons: HONEYMOONS, paper: PAPER, registry: REGISTRY } = sectionPaths;
const SEATING = paths.seatingChart();
const GUESTS = paths.guests();
const WEBSITE = paths.website();

const registryCategories = [
  { id: 'kitchen', label: 'Kitchen', path: `${REGISTRY}/category/kitchen` },
  { id: 'tabletop', label: 'Tabletop', path: `${REGISTRY}/category/tabletop` },
  { id: 'bed-bath', label: 'Bed & bath', path: `${REGISTRY}/category/bed-bath` },
  { id: 'furniture', label: 'Furniture', path: `${REGISTRY}/category/furniture` },
  { id: 'home', label: 'Home', path: `${REGISTRY}/category/home` },
  { id: 'weekend', label: 'Weekend', path: `${REGISTRY}/category/weekend` },
  { id: 'experiences', label: 'Experiences', path: `${REGISTRY}/experiences` },
  { id: 'cash-funds', label: 'Cash funds', path: `${REGISTRY}/cash-funds` },
] as const satisfies readonly CatalogueEntry[];

const registry = [
  { id: 'your-registry', label: 'Your registry', path: `${REGISTRY}/your-registry`, audience: 'members' },
  { id: 'new-arrivals', label: 'New arrivals', path: `${REGISTRY}/new-arrivals` },
  { id: 'collections', label: 'Collections', path: `${REGISTRY}/collections` },
  { id: 'brands', label: 'Brands', path: `${REGISTRY}/brands` },
  { id: 'experiences', label: 'Experiences', path: `${REGISTRY}/experiences` },
  { id: 'cash-funds', label: 'Cash funds', path: `${REGISTRY}/cash-funds` },
  { id: 'sale', label: 'Sale', path: `${REGISTRY}/sale` },
  { id: 'registry-overview', label: 'How the registry works', path: REGISTRY },
  { id: 'manage-registry', label: 'Manage registry', path: `${REGISTRY}/manage`, audience: 'members' },
  { id: 'checklist', label: 'Registry checklist', path: `${REGISTRY}/checklist` },
  { id: 'gift-tracker', label: 'Gift tracker', path: `${REGISTRY}/gift-tracker`, audience: 'members' },
  {
    id: 'add-gifts',
    label: 'Add gifts',
    path: `${REGISTRY}/add-gifts`,
    children: registryCategories,
  },
  { id: 'post-wedding-shop', label: 'Post-wedding shop', path: `${REGISTRY}/post-wedding-shop` },
] as const satisfies readonly CatalogueEntry[];

const paperTypes = [
  { id: 'belly-bands', label: 'Belly bands', path: `${PAPER}/belly-bands` },
  { id: 'vellum-jackets', label: 'Vellum jackets', path: `${PAPER}/vellum-jackets` },
  { id: 'wax-seals', label: 'Wax seals', path: `${PAPER}/wax-seals` },
] as const satisfies readonly CatalogueEntry[];

const paper = [
  { id: 'invitations', label: 'Invitations', path: `${PAPER}/invitations` },
  { id: 'save-the-date', label: 'Save the dates', path: `${PAPER}/save-the-date` },
  { id: 'digital-save-the-date', label: 'Digital save the dates', path: `${PAPER}/digital-save-the-date` },
  { id: 'change-the-date', label: 'Change the dates', path: `${PAPER}/change-the-date` },
  { id: 'place-cards', label: 'Place cards', path: `${PAPER}/place-cards` },
  { id: 'table-number', label: 'Table numbers', path: `${PAPER}/table-number` },
  { id: 'thank-you-cards', label: 'Thank-you cards', path: `${PAPER}/thank-you-cards` },
  { id: 'menus', label: 'Menus', path: `${PAPER}/menus` },
  { id: 'enclosures', label: 'Enclosures', path: `${PAPER}/enclosures` },
  { id: 'programs', label: 'Programs', path: `${PAPER}/programs` },
  { id: 'napkin', label: 'Napkins', path: `${PAPER}/napkin` },
  { id: 'sticker', label: 'Stickers', path: `${PAPER}/sticker` },
  { id: 'signage', label: 'Signage', path: `${PAPER}/signage` },
  { id: 'holiday-cards', label: 'Holiday cards', path: `${PAPER}/holiday-cards` },
  { id: 'free-samples', label: 'Free samples', path: `${PAPER}/free-samples` },
  { id: 'projects', label: 'Your paper projects', path: `${PAPER}/projects`, audience: 'members' },
  { id: 'wedding-shower', label: 'Wedding shower', path: `${PAPER}/wedding-shower` },
  {
    id: 'paper-drafts-and-orders',
    label: 'Drafts and orders',
    path: `${PAPER}/orders`,
    audience: 'members',
  },
  { id: 'paper-shop', label: 'Paper shop', path: PAPER },
  { id: 'paper-add-ons', label: 'Paper add-ons', path: `${PAPER}/paper-add-ons`, children: paperTypes },
  { id: 'diy-cards', label: 'DIY cards', path: `${PAPER}/diy-cards` },
  { id: 'matching suites', label: 'Matching suites', path: `${PAPER}/matching-suites` },
  { id: 'day-of-paper', label: 'Day-of paper', path: `${PAPER}/day-of-paper` },
  { id: 'your-favorites', label: 'Your favorites', path: paths.favoritesHome(), audience: 'members' },
] as const satisfies readonly CatalogueEntry[];

const guestListItems = [
  { id: 'manage-guest-list', label: 'Manage guest list', path: GUESTS },
  { id: 'invite-guests', label: 'Invite guests', path: `${GUESTS}/super-link` },
  { id: 'address-envelopes', label: 'Address envelopes', path: `${GUESTS}/envelopes` },
  { id: 'track-rsvps', label: 'Track RSVPs', path: `${GUESTS}/rsvp` },
] as const satisfies readonly CatalogueEntry[];

const guestList = [
  { id: 'guests', label: 'Guests', path: GUESTS, children: guestListItems },
  { id: 'events', label: 'Events', path: `${GUESTS}/events` },
  { id: 'build', label: 'Build your list', path: `${GUESTS}/build` },
  { id: 'envelopes', label: 'Envelopes', path: `${GUESTS}/envelopes` },
  { id: 'rsvp-overview', label: 'RSVP overview', path: `${GUESTS}/rsvp` },
  { id: 'rsvp-notifications', label: 'RSVP notifications', path: `${GUESTS}/rsvp-notifications` },
  { id: 'seating', label: 'Seating', path: SEATING },
  { id: 'super-link', label: 'Address link', path: `${GUESTS}/super-link` },
] as const satisfies readonly CatalogueEntry[];

const website = [
  { id: 'manage', label: 'Manage your site', path: WEBSITE },
  { id: 'edit', label: 'Edit pages', path: `${WEBSITE}/edit` },
  { id: 'customize', label: 'Customize', path: `${WEBSITE}/customize` },
  { id: 'designs', label: 'Designs', path: `${WEBSITE}/designs` },
  { id: 'budget', label: 'Budget', path: BUDGET },
] as const satisfies readonly CatalogueEntry[];

const vendorCategories = MARKETPLACE_CATEGORIES.map(({ taxonomyKey, navLabel }) => ({
  id: taxonomyKey,
  label: navLabel,
  path: categoryPath(taxonomyKey),
})) satisfies readonly CatalogueEntry[];

const marketplace = [
  { id: 'marketplace-vendors', label: 'Vendors', path: VENDORS_PATH, children: vendorCategories },
  {
    id: 'marketplace-connections',
    label: 'Inbox',
    path: paths.inbox(),
    audience: 'members',
  },
  {
    id: 'marketplace-booked-vendors',
    label: 'Booked vendors',
    path: paths.bookedVendors(),
    audience: 'members',
  },
  {
    id: 'marketplace-become-vendor',
    label: 'Become a vendor',
    path: paths.vendorLanding(),
    audience: 'guests',
  },
  { id: 'real-weddings', label: 'Real weddings', path: paths.realWeddings() },
  { id: 'marketplace-wedding-venues', label: 'Wedding venues', path: categoryPath('wedding-venues') },
  { id: 'your-favorites', label: 'Your favorites', path: paths.favoriteVendors(), audience: 'members' },
] as const satisfies readonly CatalogueEntry[];

const albums = [
  { id: 'drafts', label: 'Your album drafts', path: sectionPaths.albumDrafts, audience: 'members' },
  { id: 'shop', label: 'Album shop', path: sectionPaths.albumShop },
  { id: 'classic', label: 'Classic albums', path: `${ALBUMS}/classic` },
  { id: 'premier', label: 'Premier albums', path: `${ALBUMS}/premier` },
  { id: 'deluxe', label: 'Deluxe albums', path: `${ALBUMS}/deluxe` },
] as const satisfies readonly CatalogueEntry[];

const DESTINATIONS = [
  'Hawaii',
  'Caribbean',
  'Europe',
  'Italy',
  'Spain',
  'Greece',
  'France',
  'Mexico and Central America',
  'continental US',
  'Napa',
  'national parks',
  'Charleston',
  'California coast',
  'Florida Keys',
  'other',
  'Maldives',
  'Bali',
] as const;

export type HoneymoonDestination = (typeof DESTINATIONS)[number];

const destinations = DESTINATIONS.map((id) => ({
  id,
  label: id === 'other' ? 'Other destinations' : `${id.charAt(0).toUpperCase()}${id.slice(1)}`,
  path: `${HONEYMOONS}/${slugify(id)}`,
})) satisfies readonly CatalogueEntry[];

const boutiqueCategories = [
  { id: 'bridal', label: 'Bridal', path: `${SHOP}/bridal` },
  { id: 'wedding-party', label: 'Wedding party', path: `${SHOP}/wedding-party` },
  { id: 'accessories', label: 'Accessories', path: `${SHOP}/accessories` },
  { id: 'jewelry', label: 'Jewelry', path: `${SHOP}/jewelry` },
  {
    id: 'party-supplies-decor',
    label: 'Party supplies & decor',
    path: `${SHOP}/party-supplies-decor`,
  },
  { id: 'gifts-favors', label: 'Gifts & favors', path: `${SHOP}/gifts-favors` },
  { id: 'intimates', label: 'Intimates', path: `${SHOP}/intimates` },
  { id: 'beauty-wellness', label: 'Beauty & wellness', path: `${SHOP}/beauty-wellness` },
] as const satisfies readonly CatalogueEntry[];

/** Every section of the product, with the specification's identifiers letter for letter. */
export const CATALOGUE = [
  { id: 'account', label: 'Account', path: paths.accountSettings(), icon: 'user' },
  { id: 'advice', label: 'Expert advice', path: sectionPaths.advice, icon: 'book-open' },
  { id: 'advisor', label: 'Ask an advisor', path: companyPaths.advisor(), icon: 'messages-square' },
  { id: 'albums', label: 'Albums', path: sectionPaths.albumShop, icon: 'images', children: albums },
  { id: 'app', label: 'The app', path: companyPaths.app(), icon: 'smartphone' },
  { id: 'budget', label: 'Budget', path: BUDGET, icon: 'wallet' },
  { id: 'careers', label: 'Careers', path: sectionPaths.careers, icon: 'briefcase' },
  { id: 'cart', label: 'Cart', path: sectionPaths.cart, icon: 'shopping-cart' },
  { id: 'checklist', label: 'Checklist', path: paths.checklist(), icon: 'list-checks' },
  { id: 'community', label: 'Community', path: sectionPaths.community, icon: 'messages-square' },
  { id: 'favorites', label: 'Favorites', path: paths.favoritesHome(), icon: 'heart', audience: 'members' },
  { id: 'guestList', label: 'Guest list', path: GUESTS, icon: 'users', children: guestList },
  { id: 'help', label: 'Help', path: companyPaths.faq(), icon: 'circle-question-mark' },
  {
    id: 'honeymoons',
    label: 'Honeymoons',
    path: HONEYMOONS,
    icon: 'tree-palm',
    children: destinations,
  },
  { id: 'ourStory', label: 'Our story', path: companyPaths.about(), icon: 'book-open' },
  { id: 'invites', label: 'Invitations & paper', path: PAPER, icon: 'mail', children: paper },
  { id: 'press', label: 'Press', path: companyPaths.press(), icon: 'megaphone' },
  { id: 'realWeddings', label: 'Real wedding inspiration', path: paths.inspiration(), icon: 'sparkles' },
  { id: 'referAFriend', label: 'Invite a friend', path: companyPaths.invite(), icon: 'heart-handshake' },
  { id: 'registry', label: 'Registry', path: REGISTRY, icon: 'gift', children: registry },
  { id: 'returnPolicy', label: 'Return policy', path: companyPaths.returns(), icon: 'package' },
  { id: 'reviews', label: 'Couple reviews', path: companyPaths.coupleReviews(), icon: 'star' },
  { id: 'seating', label: 'Seating chart', path: SEATING, icon: 'armchair' },
  { id: 'termsOfUse', label: 'Terms of use', path: companyPaths.terms(), icon: 'book-open' },
  { id: 'trackOrder', label: 'Track order', path: sectionPaths.orderStatus, icon: 'package' },
  { id: 'vendors', label: 'Vendors', path: VENDORS_PATH, icon: 'store', children: marketplace },
  {
    id: 'webAccessibility',
    label: 'Web accessibility',
    path: companyPaths.accessibility(),
    icon: 'circle-question-mark',
  },
  { id: 'website', label: 'Wedding website', path: WEBSITE, icon: 'globe', children: website },
  {
    id: 'weddingBoutique',
    label: 'Wedding shop',
    path: sectionPaths.weddingShop,
    icon: 'shopping-bag',
    children: boutiqueCategories,
  },
  { id: 'yourWedding', label: 'Your wedding', path: paths.yourWedding(), icon: 'heart', audience: 'members' },
] as const satisfies readonly PrimarySection[];
