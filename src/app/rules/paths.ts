import type { Side } from './person.ts';
import { withQuery } from './with-query.ts';

/** The vendor area; the rest of it is in vendor-paths.ts, which no page for couples has to load. */
const VENDORS = '/inspire/vendors';

/**
 * The pages that capabilities link to without knowing each other. What only a capability and those above it link to is in
 * its own `rules/paths.ts`. tools/paths.test.ts holds all of them against the route table.
 */
export const paths = {
  home: () => '/',
  /** The couple's own home. */
  yourWedding: () => '/your-wedding',
  budget: () => '/wedding-budget',
  checklist: () => '/wedding-planning/checklist',
  planningCalendar: () => '/wedding-planning/calendar',
  manifest: () => '/manifest.webmanifest',
  sitemapIndex: () => '/sitemap.xml',
  login: (next?: string) => withQuery('/account/login', { next }),
  /** Leads on to where somebody's work is: after every log-in, and from links that everyone gets alike. */
  start: ({ side, next }: Wish = {}) => withQuery('/account/start', { side, next: next || undefined }),
  account: () => '/account',
  forgotPassword: () => '/account/forgot-password',
  accountSettings: (section?: SettingsSection) => `/account/settings${section ? `#${section}` : ''}`,
  onboarding: (next?: string) => withQuery('/wedding/onboard/wedding-planning', { next }),
  /** The city chosen on the way in is remembered by the first step. */
  onboardingFromCity: (cityId: number) =>
    withQuery('/wedding/onboard/wedding-planning', { city: String(cityId) }),
  /** As it was typed: which city that is, the page finds out. */
  onboardingFromPlace: (place: string) => withQuery('/wedding/onboard/wedding-planning', { place }),
  storefront: (category: string, slug: string) =>
    `/wedding-vendors/${encodeURIComponent(category)}/${encodeURIComponent(slug)}`,
  /** As those who work there see it before the public does. */
  storefrontPreview: (category: string, slug: string) =>
    `/wedding-vendors/${encodeURIComponent(category)}/${encodeURIComponent(slug)}/preview`,
  /** The same without a frame of its own, to stand beside the form. */
  storefrontPreviewFrame: (category: string, slug: string) =>
    `/wedding-vendors/${encodeURIComponent(category)}/${encodeURIComponent(slug)}/preview/frame`,
  /** Where a couple says what it was like. */
  writeReview: (category: string, slug: string) =>
    `/wedding-vendors/${encodeURIComponent(category)}/${encodeURIComponent(slug)}/review`,
  howWeRank: () => '/wedding-vendors/how-we-rank',
  guests: () => '/wedding-planning/guests',
  guestBuild: () => '/wedding-planning/guests/build',
  guestEnvelopes: () => '/wedding-planning/guests/envelopes',
  guestEvents: () => '/wedding-planning/guests/events',
  guestSheets: () => '/wedding-planning/guests/rsvp/sheets',
  /** What guests are written, and what the couple hears of their answers. */
  guestMessages: () => '/wedding-planning/guests/rsvp-notifications',
  guestMessage: (uuid: string) => `/wedding-planning/guests/rsvp-notifications/${uuid}`,
  guestImport: (uuid: string) => `/wedding-planning/guests/import/${uuid}`,
  guestSuperLink: () => '/wedding-planning/guests/super-link',
  replyDesk: () => '/wedding-planning/guests/rsvp/desk',
  guestReplies: () => '/wedding-planning/guests/rsvp',
  guestRehearsal: () => '/wedding-planning/guests/rsvp/rehearsal',
  seatingChart: () => '/wedding-planning/seating-chart',
  guestReplyForm: () => '/wedding-planning/guests/rsvp/form',
  /** What guests read before they come. */
  website: () => '/wedding-planning/website',
  /** What guests photographed. */
  photoWall: () => '/wedding-planning/website/photos',
  /** The wedding day as it is prepared, and as a phone shows it. */
  dayPlan: () => '/wedding-planning/day-of',
  dayOf: () => '/day-of',
  favoritesHome: () => '/favorites/home',
  favoriteVendors: () => '/favorites/vendors',
  inbox: () => '/wedding-vendors/inquiries',
  activeInquiries: () => '/wedding-vendors/inquiries/active',
  bookedVendors: () => '/wedding-vendors/inquiries/booked',
  compareQuotes: (category?: string) => withQuery('/wedding-vendors/inquiries/compare', { category }),
  thread: (uuid: string) => `/wedding-vendors/inquiries/${encodeURIComponent(uuid)}`,
  /** With a day ('2027-09-18'), the form begins with it. */
  newInquiry: (storefrontUuids: readonly string[], about?: { source?: string; day?: string }) =>
    withQuery('/wedding-vendors/inquiries/new', { vendors: storefrontUuids.join(','), ...about }),
  notificationSettings: () => '/account/notifications',
  /** What staff decides: another list than the one to work through, or one of it opened. */
  moderation: ({ view, open }: { view?: string | undefined; open?: string | undefined } = {}) =>
    withQuery('/support/inquiries', { view, open }),
  /** Listings that wait for staff, or another list of them. */
  supportListings: (view?: string) => withQuery('/support/listings', { view }),
  supportListing: (uuid: string) => `/support/listings/${encodeURIComponent(uuid)}`,
  supportReviews: (view?: string) => withQuery('/support/reviews', { view }),
  supportSubmissions: (view?: string) => withQuery('/support/submissions', { view }),
  supportSubmission: (uuid: string) => `/support/submissions/${encodeURIComponent(uuid)}`,
  supportClaims: () => '/support/claims',
  supportWebsites: () => '/support/websites',
  supportLeadRefunds: () => '/support/lead-refunds',
  supportCredits: () => '/support/credits',
  supportCreditAccount: (uuid: string) => `/support/credits/${encodeURIComponent(uuid)}`,
  supportPromos: () => '/support/promos',
  supportPayments: () => '/support/payments',
  supportPeople: (query?: string) => withQuery('/support/people', { query }),
  inspiration: () => '/inspiration',
  realWeddings: () => '/inspiration/wedding',
  realWedding: (slug: string) => `/inspiration/wedding/${encodeURIComponent(slug)}`,
  photos: () => '/inspiration/photo',
  photo: (slug: string) => `/inspiration/photo/${encodeURIComponent(slug)}`,
  vendorLanding: () => VENDORS,
  claimListing: (uuid: string) => `${VENDORS}/claim/${encodeURIComponent(uuid)}`,
  /** The list opens on 'ready'. */
  leads: (view = 'ready', uuid?: string) =>
    `${VENDORS}/leads/${view}${uuid ? `/${encodeURIComponent(uuid)}` : ''}`,
};

type Wish = {
  /** Where somebody with a wedding and a business wants to go. */
  side?: Side;
  /** The page they came for. */
  next?: string | undefined;
};

type SettingsSection =
  | 'wedding'
  | 'partner'
  | 'sign-in'
  | 'email'
  | 'two-factor'
  | 'devices'
  | 'support-access'
  | 'your-data';

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
