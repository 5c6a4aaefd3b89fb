import { companyPaths } from '#app/rules/company-paths.ts';
import { paths } from '#app/rules/paths.ts';
import { vendorSearchPath } from '#capabilities/taxonomy/rules/search-paths.ts';
import { EXTERNAL } from './external-links.ts';
import { type NavLink, SOON } from './nav-item.ts';
import { sectionPaths } from './section-paths.ts';

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
      { id: 'guest-list', label: 'Guest list', href: paths.guests() },
      { id: 'website', label: 'Wedding website', href: paths.website() },
      { id: 'registry', label: 'Registry', href: sectionPaths.registry, ...SOON },
      { id: 'paper', label: 'Invitations & paper', href: sectionPaths.paper, ...SOON },
      { id: 'budget', label: 'Budget', href: paths.budget() },
      { id: 'boutique', label: 'Wedding shop', href: sectionPaths.weddingShop, ...SOON },
      { id: 'albums', label: 'Albums', href: sectionPaths.albumShop, ...SOON },
      { id: 'seating', label: 'Seating chart', href: paths.seatingChart() },
      { id: 'app', label: 'The app', href: companyPaths.app() },
    ],
  };
}

const ABOUT: FooterGroup = {
  id: 'about',
  label: 'About',
  links: [
    { id: 'our-story', label: 'Our story', href: companyPaths.about() },
    { id: 'refer-a-friend', label: 'Invite a friend', href: companyPaths.invite() },
    { id: 'reviews', label: 'Couple reviews', href: companyPaths.coupleReviews() },
    { id: 'team', label: 'Our team', href: companyPaths.team() },
    { id: 'press', label: 'Press', href: companyPaths.press() },
    { id: 'for-vendors', label: 'For vendors', href: paths.vendorLanding(), ...newTab },
    { id: 'baby-registry', label: 'Baby registry', href: EXTERNAL.babyRegistry, ...newTab, ...SOON },
  ],
};

const ADVICE_AND_SUPPORT: FooterGroup = {
  id: 'advice-and-support',
  label: 'Advice and support',
  links: [
    { id: 'advice', label: 'Expert advice', href: sectionPaths.advice, ...SOON },
    { id: 'faq', label: 'FAQs', href: companyPaths.faq() },
    { id: 'track-order', label: 'Track order', href: sectionPaths.orderStatus, ...SOON },
    { id: 'start-a-return', label: 'Start a return', href: sectionPaths.orderStatus, ...SOON },
    { id: 'return-policy', label: 'Return policy', href: companyPaths.returns() },
    { id: 'contact', label: 'Contact us', href: companyPaths.contact() },
    { id: 'advisor', label: 'Ask an advisor', href: companyPaths.advisor() },
  ],
};

// What only guests see stands last: when it goes, nothing else moves.
const MORE: FooterGroup = {
  id: 'more',
  label: 'More',
  links: [
    { id: 'real-weddings', label: 'Real wedding inspiration', href: paths.inspiration() },
    { id: 'find-a-couple', label: 'Find a couple', href: sectionPaths.findCouple, ...SOON },
    {
      id: 'find-baby-registry',
      label: 'Find a baby registry',
      href: EXTERNAL.babyRegistrySearch,
      ...newTab,
      ...SOON,
    },
    { id: 'app-store', label: 'Get the app', href: EXTERNAL.appStore, ...newTab, ...SOON },
    { id: 'log-in', label: 'Log in', href: paths.login(), isGuestsOnly: true },
    {
      id: 'get-started',
      label: 'Get started',
      href: paths.onboarding(),
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
