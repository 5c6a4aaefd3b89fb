import { companyPaths } from '#app/rules/company-paths.ts';
import { paths } from '#app/rules/paths.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { TAXONOMY_KEYS } from '#capabilities/taxonomy/rules/categories.ts';
import { categoryPath, VENDORS_PATH } from '#capabilities/taxonomy/rules/search-paths.ts';

/** For strangers, and there whatever the database holds. */
const PAGES = [
  paths.home(),
  paths.vendorLanding(),
  vendorPaths.signUp,
  VENDORS_PATH,
  paths.howWeRank(),
  paths.inspiration(),
  paths.realWeddings(),
  paths.photos(),
  companyPaths.about(),
  companyPaths.team(),
  companyPaths.press(),
  companyPaths.faq(),
  companyPaths.contact(),
  companyPaths.privacy(),
  companyPaths.terms(),
  companyPaths.privacyCenter(),
  companyPaths.accessibility(),
  companyPaths.returns(),
  companyPaths.advisor(),
  companyPaths.app(),
  companyPaths.coupleReviews(),
  companyPaths.invite(),
  vendorPaths.faq,
  vendorPaths.bestOfFaq,
  vendorPaths.howWePrice,
  vendorPaths.connectionProtection,
  vendorPaths.plansTerms,
  vendorPaths.resources,
];

/** The pages a sitemap names without looking into the database. */
export function listedPages(): string[] {
  return [...PAGES, ...TAXONOMY_KEYS.map(categoryPath)];
}
