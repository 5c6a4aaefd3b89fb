import { isTaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';

/**
 * The paths that have a screen of their own today. Everything else the navigation names is 'upcoming' and gets a page
 * that says what will be there. A path moves here with its screen, and its text leaves the section texts.
 */
export const LIVE_PATHS: ReadonlySet<string> = new Set([
  '/',
  '/account/login',
  '/account/start',
  '/account/settings',
  '/wedding/onboard/wedding-planning',
  '/inspire/vendors',
  '/inspire/vendors/signup',
  '/inspire/vendors/onboard',
  '/wedding-vendors',
  '/wedding-vendors/how-we-rank',
  '/wedding-vendors/inquiries',
  '/wedding-vendors/inquiries/active',
  '/wedding-vendors/inquiries/booked',
  '/wedding-vendors/inquiries/compare',
  '/account/notifications',
  '/inspire/vendors/leads',
  '/inspire/vendors/account',
  '/inspire/vendors/account/notifications',
  '/favorites/home',
  '/favorites/vendors',
  '/inspiration',
  '/inspiration/wedding',
  '/inspiration/photo',

  '/about/index',
  '/about/team',
  '/about/press',
  '/faq',
  '/contact-us',
  '/privacy',
  '/terms',
  '/privacy-center',
  '/webaccessibility',
  '/returns',
  '/advisor',
  '/wedding-planning/app',
  '/wedding-registry/couple-reviews',
  '/wedding-registry/invite',
  '/inspire/vendors/faq',
  '/inspire/vendors/how-we-price',
  '/inspire/vendors/connection-protection-policy',
  '/inspire/vendors/plans-terms',
  '/inspire/vendors/resources',
]);

/** Searches: a category alone, near the visitor, or in a place. */
function isSearch(path: string): boolean {
  const [, category = ''] = /^\/wedding-vendors\/(?:near-me\/|search\/(?:[^/]+--))?([^/]+)$/.exec(path) ?? [];
  return isTaxonomyKey(category);
}

const LEADS = /^\/inspire\/vendors\/leads(?:\/(?!find-couples)[^/]+){1,2}$/;

export type SectionStatus = 'live' | 'upcoming';

export function statusOf(href: string): SectionStatus {
  const path = href.split('?')[0] ?? '';
  return LIVE_PATHS.has(path) || isSearch(path) || LEADS.test(path) ? 'live' : 'upcoming';
}
