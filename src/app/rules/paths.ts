/** Every address of the product that code links to, in one place. */
export const paths = {
  home: () => '/',
  login: (next?: string) => withQuery('/account/login', { next }),
  account: () => '/account',
  logOut: () => '/account/logout',
  forgotPassword: () => '/account/forgot-password',
  resetPassword: () => '/account/reset-password',
  verifyEmail: () => '/account/verify-email',
  accountSettings: () => '/account/settings',
  onboarding: (next?: string) => withQuery('/wedding/onboard/wedding-planning', { next }),
  /** The city chosen on the way in is remembered by the first step. */
  onboardingFromCity: (cityId: number) =>
    withQuery('/wedding/onboard/wedding-planning', { city: String(cityId) }),
  invitation: (token: string) => `/invitation/${encodeURIComponent(token)}`,
  storefront: (category: string, slug: string) =>
    `/wedding-vendors/${encodeURIComponent(category)}/${encodeURIComponent(slug)}`,
  storefrontPreview: (category: string, slug: string) => `${paths.storefront(category, slug)}/preview`,
  howWeRank: () => '/wedding-vendors/how-we-rank',
  favoritesHome: () => '/favorites/home',
  favoriteVendors: () => '/favorites/vendors',
  board: (uuid: string) => `/favorites/boards/${encodeURIComponent(uuid)}`,
  sharedBoard: (token: string) => `/favorites/shared/${encodeURIComponent(token)}`,
  compare: (storefrontUuids: readonly string[]) =>
    withQuery('/favorites/compare', { vendors: storefrontUuids.join(',') }),
  /** Where a visitor who pressed a heart signs up; the favorite is made there and `next` is where it was pressed. */
  favoriteOnboarding: (storefrontUuid: string, next: string) =>
    withQuery('/wedding/onboard/favorite-vendor', { storefront: storefrontUuid, next }),
  inbox: () => '/wedding-vendors/inquiries',
  activeInquiries: () => '/wedding-vendors/inquiries/active',
  bookedVendors: () => '/wedding-vendors/inquiries/booked',
  compareQuotes: (category?: string) => withQuery('/wedding-vendors/inquiries/compare', { category }),
  thread: (uuid: string) => `/wedding-vendors/inquiries/${encodeURIComponent(uuid)}`,
  newInquiry: (storefrontUuids: readonly string[], source?: string) =>
    withQuery('/wedding-vendors/inquiries/new', { vendors: storefrontUuids.join(','), source }),
  notificationSettings: () => '/account/notifications',
  unsubscribe: (token: string) => `/account/unsubscribe/${encodeURIComponent(token)}`,
  moderation: () => '/support/inquiries',
  inspiration: () => '/inspiration',
  realWeddings: () => '/inspiration/wedding',
  realWedding: (slug: string) => `/inspiration/wedding/${encodeURIComponent(slug)}`,
  photos: () => '/inspiration/photo',
  photo: (slug: string) => `/inspiration/photo/${encodeURIComponent(slug)}`,
  vendorLanding: () => '/inspire/vendors',
  vendorSignUp: () => '/inspire/vendors/signup',
  vendorOnboarding: () => '/inspire/vendors/onboard',
  leads: (view = 'ready', uuid?: string) =>
    `/inspire/vendors/leads/${view}${uuid ? `/${encodeURIComponent(uuid)}` : ''}`,
  mailbox: () => '/dev/mailbox',
  mailboxMessage: (id: string) => `/dev/mailbox/${encodeURIComponent(id)}`,
  apiDocs: () => '/api-docs',
  styleguide: () => '/styleguide',
  contactSheet: (filter: { category?: string; palette?: string } = {}) =>
    withQuery('/styleguide/pictures', filter),
};

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value);
  return search.size > 0 ? `${path}?${search}` : path;
}

const HERE = 'https://ampersand.invalid';

/**
 * Where to go after signing in: only ever a place of ours, whatever the address bar says. Asks the URL parser, since it
 * reads more than the eye does: it drops tabs and line breaks and takes a backslash for a slash.
 */
export function safeNext(next: string | null | undefined, fallback: string): string {
  if (!next?.startsWith('/') || !URL.canParse(next, HERE)) return fallback;
  const { origin, pathname, search, hash } = new URL(next, HERE);
  // A path of two slashes would be read as a host by whoever resolves it next.
  if (origin !== HERE || pathname.startsWith('//')) return fallback;
  return pathname + search + hash;
}
