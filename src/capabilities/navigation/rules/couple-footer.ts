import { vendorSearchPath } from '#capabilities/taxonomy/rules/search-paths.ts';
import { EXTERNAL } from './external-links.ts';
import type { NavLink } from './nav-item.ts';

export type FooterLink = NavLink & { isGuestsOnly?: boolean };
export type FooterGroup = { id: string; label: string; links: readonly FooterLink[] };

/** Starts open where the groups are folded. */
export const FIRST_FOOTER_GROUP = 'plan-your-wedding';

const newTab = { opensInNewTab: true } as const;

function planYourWedding(locationSlug: string | undefined): FooterGroup {
  return {
    id: FIRST_FOOTER_GROUP,
    label: 'Plan your wedding',
    links: [
      { id: 'vendors', label: 'Vendors', href: vendorSearchPath(locationSlug) },
      { id: 'guest-list', label: 'Guest list', href: '/wedding-planning/guests' },
      { id: 'website', label: 'Wedding website', href: '/wedding-planning/website' },
      { id: 'registry', label: 'Registry', href: '/wedding-registry' },
      { id: 'paper', label: 'Invitations & paper', href: '/wedding-planning/paper' },
      { id: 'budget', label: 'Budget', href: '/wedding-budget' },
      { id: 'boutique', label: 'Wedding shop', href: '/shop/category/wedding-shop' },
      { id: 'albums', label: 'Albums', href: '/wedding-albums/shop' },
      { id: 'seating', label: 'Seating chart', href: '/wedding-planning/seating-chart' },
      { id: 'app', label: 'The app', href: '/wedding-planning/app' },
    ],
  };
}

const ABOUT: FooterGroup = {
  id: 'about',
  label: 'About',
  links: [
    { id: 'our-story', label: 'Our story', href: '/about/index' },
    { id: 'refer-a-friend', label: 'Invite a friend', href: '/wedding-registry/invite' },
    { id: 'reviews', label: 'Couple reviews', href: '/wedding-registry/couple-reviews' },
    { id: 'team', label: 'Our team', href: '/about/team' },
    { id: 'press', label: 'Press', href: '/about/press' },
    { id: 'for-vendors', label: 'For vendors', href: '/inspire/vendors', ...newTab },
    { id: 'baby-registry', label: 'Baby registry', href: EXTERNAL.babyRegistry, ...newTab },
  ],
};

const ADVICE_AND_SUPPORT: FooterGroup = {
  id: 'advice-and-support',
  label: 'Advice and support',
  links: [
    { id: 'advice', label: 'Expert advice', href: '/expert-advice' },
    { id: 'faq', label: 'FAQs', href: '/faq' },
    { id: 'track-order', label: 'Track order', href: '/order-status' },
    { id: 'start-a-return', label: 'Start a return', href: '/order-status' },
    { id: 'return-policy', label: 'Return policy', href: '/returns' },
    { id: 'contact', label: 'Contact us', href: '/contact-us' },
    { id: 'advisor', label: 'Ask an advisor', href: '/advisor' },
  ],
};

// What only guests see stands last: when it goes, nothing else moves.
const MORE: FooterGroup = {
  id: 'more',
  label: 'More',
  links: [
    { id: 'find-a-couple', label: 'Find a couple', href: '/search/wedding-registry' },
    { id: 'find-baby-registry', label: 'Find a baby registry', href: EXTERNAL.babyRegistrySearch, ...newTab },
    { id: 'app-store', label: 'Get the app', href: EXTERNAL.appStore, ...newTab },
    { id: 'log-in', label: 'Log in', href: '/account/login', isGuestsOnly: true },
    {
      id: 'get-started',
      label: 'Get started',
      href: '/wedding/onboard/wedding-planning',
      isGuestsOnly: true,
    },
  ],
};

export const SOCIAL_LINKS: readonly NavLink[] = [
  { id: 'facebook', label: 'Facebook', href: EXTERNAL.facebook, ...newTab },
  { id: 'pinterest', label: 'Pinterest', href: EXTERNAL.pinterest, ...newTab },
  { id: 'twitter', label: 'Twitter', href: EXTERNAL.twitter, ...newTab },
  { id: 'instagram', label: 'Instagram', href: EXTERNAL.instagram, ...newTab },
  { id: 'tiktok', label: 'TikTok', href: EXTERNAL.tiktok, ...newTab },
];

type CoupleFooter = { isGuest: boolean; locationSlug?: string | undefined };

export function coupleFooter({ isGuest, locationSlug }: CoupleFooter): readonly FooterGroup[] {
  return [planYourWedding(locationSlug), ABOUT, ADVICE_AND_SUPPORT, MORE].map((group) => ({
    ...group,
    links: group.links.filter((link) => isGuest || !link.isGuestsOnly),
  }));
}
