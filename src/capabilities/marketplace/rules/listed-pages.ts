import { TAXONOMY_KEYS } from '#capabilities/taxonomy/rules/categories.ts';
import { categoryPath } from '#capabilities/taxonomy/rules/search-paths.ts';

/** For strangers, and there whatever the database holds. */
const PAGES = [
  '/',
  '/inspire/vendors',
  '/inspire/vendors/signup',
  '/wedding-vendors',
  '/wedding-vendors/how-we-rank',
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
];

/** The pages a sitemap names without looking into the database. */
export function listedPages(): string[] {
  return [...PAGES, ...TAXONOMY_KEYS.map(categoryPath)];
}
