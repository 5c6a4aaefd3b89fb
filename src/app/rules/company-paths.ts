/** The pages about the house itself. Those for vendors are in vendor-paths.ts. */
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
} as const;
