import { paths } from '#app/rules/paths.ts';

/** The addresses of the pages about the house itself. */
export const companyPaths = {
  about: () => '/about/index',
  team: () => '/about/team',
  press: () => '/about/press',
  faq: () => '/faq',
  contact: () => '/contact-us',
  privacy: () => '/privacy',
  terms: () => '/terms',
  privacyCenter: () => '/privacy-center',
  accessibility: () => '/webaccessibility',
  returns: () => '/returns',
  advisor: () => '/advisor',
  app: () => '/wedding-planning/app',
  coupleReviews: () => '/wedding-registry/couple-reviews',
  invite: () => '/wedding-registry/invite',
  dataCredits: () => '/data-credits',
  vendorFaq: () => '/inspire/vendors/faq',
  howWePrice: () => '/inspire/vendors/how-we-price',
  connectionProtection: () => '/inspire/vendors/connection-protection-policy',
  plansTerms: () => '/inspire/vendors/plans-terms',
  vendorResources: () => '/inspire/vendors/resources',
} as const;

type SettingsSectionId =
  | 'wedding'
  | 'partner'
  | 'sign-in'
  | 'two-factor'
  | 'devices'
  | 'support-access'
  | 'your-data';

/** Straight to one part of the account settings; whoever is not signed in is asked to first. */
export function settingsPath(section: SettingsSectionId): string {
  return `${paths.accountSettings()}#${section}`;
}
