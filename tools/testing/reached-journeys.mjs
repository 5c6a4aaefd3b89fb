/** Which journeys a change of a capability can break. One that is not here can break all of them. */
export const JOURNEYS = {
  agenda: ['planning-calendar', 'every-page'],
  budget: ['budget', 'budget-together', 'every-page'],
  bookings: ['inbox', 'two-sides', 'forms-twice'],
  billing: ['plans', 'plan-states', 'plan-bar', 'checkout', 'money-way', 'every-page'],
  calendars: ['calendar', 'forms-twice'],
  company: ['pages', 'every-page'],
  diagnostics: ['pages', 'every-page'],
  editorial: ['inspiration', 'every-page'],
  experiments: ['flags', 'favorites'],
  favorites: ['favorites', 'forms-twice', 'storefront', 'search'],
  'day-of': ['day-of', 'day-offline', 'day-kept', 'day-odd', 'every-page'],
  'photo-wall': ['photo-wall', 'wedding-site', 'every-page'],
  payments: ['sandbox-pay', 'checkout', 'plans', 'every-page'],
  plans: ['plans', 'plan-states', 'checkout', 'promos', 'money-way', 'every-page'],
  protection: ['lead-refunds', 'every-page'],
  rsvp: [
    ...['rsvp', 'reply-story', 'guest-messages', 'sheets', 'reply-desk', 'super-link', 'replies'],
    ...['rehearsal', 'every-page'],
  ],
  guests: [
    ...['guests', 'guest-events', 'guest-import', 'guest-tags', 'guest-suggestions', 'envelopes'],
    'every-page',
  ],
  activity: ['home'],
  home: ['home', 'slow-line', 'early-touch', 'landing-by-role', 'bytes'],
  identity: [
    'account',
    'email-change',
    'sign-in',
    'two-factor',
    'landing-by-role',
    'vendor',
    'forms-twice',
    'no-script',
    'early-touch',
  ],
  checklist: ['checklist', 'every-page'],
  reviewing: ['reviews', 'vendor-reviews', 'storefront', 'every-page'],
  submissions: ['real-weddings', 'every-page'],
  badges: ['badges', 'storefront', 'search'],
  claims: ['claims', 'onboarding-vendor'],
  referrals: ['refer-a-vendor', 'every-page'],
  inquiries: [
    'inbox',
    'inquiry-form',
    'ended-talk',
    'two-sides',
    'leads',
    'forms-twice',
    'no-script',
    'early-touch',
  ],
  insights: ['dashboard', 'landing-by-role', 'bytes'],
  inspiration: ['inspiration', 'every-page'],
  leads: ['leads', 'two-sides', 'ended-talk', 'forms-twice', 'vendor'],
  listings: ['listing', 'onboarding-vendor', 'preferred-vendors', 'publication', 'storefront', 'vendor'],
  mailbox: ['every-page', 'forms-twice'],
  marketplace: [
    'landing',
    'search',
    'map',
    'storefront',
    'preferred-vendors',
    'home',
    'no-script',
    'early-touch',
    'documents',
    'bytes',
  ],
  navigation: ['navigation', 'pages', 'landing-by-role', 'hydration', 'bytes'],
  notices: ['inbox', 'vendor', 'forms-twice'],
  places: ['landing', 'search', 'home', 'onboarding', 'no-script'],
  reviews: ['reviews', 'storefront'],
  seating: [
    'seating',
    'seating-from-nothing',
    'seating-keys',
    'seating-modes',
    'seating-newcomer',
    'seating-sheet',
    'seating-solver',
    'seating-together',
    'rsvp',
    'day-of',
    'every-page',
  ],
  search: ['landing', 'search', 'map', 'storefront', 'favorites', 'documents'],
  settings: ['account', 'email-change', 'two-factor', 'vendor', 'forms-twice', 'early-touch'],
  storefronts: ['storefront', 'search', 'vendor', 'publication', 'documents'],
  styleguide: ['controls/', 'contact-sheet'],
  teams: ['teams', 'vendor', 'account'],
  websites: [
    'wedding-site',
    'website-manage',
    'website-designs',
    'website-editor',
    'website-take-out',
    'website-staff',
    'every-page',
  ],
  weddings: ['onboarding', 'account', 'home', 'forms-twice', 'early-touch'],
};

const CANNOT_BREAK_A_JOURNEY = [/\.md$/, /\.test\.tsx?$/, /\/testing\//, /^(bench|docs|tools|\.github)\//];
const OF_A_CAPABILITY = /^src\/capabilities\/([^/]+)\//;
const OF_A_JOURNEY = /^e2e\/((?:controls\/)?[^/]+)\.spec\.ts$/;

/**
 * The journeys that a change of these files can reach, as the browser tests take them; 'all' where a file lies below
 * everything, such as a control or the pipeline.
 * @param {readonly string[]} files
 * @returns {'all' | string[]}
 */
export function reachedJourneys(files) {
  const reached = new Set();
  for (const file of files) {
    if (CANNOT_BREAK_A_JOURNEY.some((pattern) => pattern.test(file))) continue;
    const journeys = journeysOf(file);
    if (!journeys) return 'all';
    for (const journey of journeys) reached.add(`e2e/${journey}${journey.endsWith('/') ? '' : '.spec.ts'}`);
  }
  return [...reached].sort();
}

function journeysOf(file) {
  const [, journey] = OF_A_JOURNEY.exec(file) ?? [];
  if (journey) return [journey];
  const [, capability] = OF_A_CAPABILITY.exec(file) ?? [];
  return capability && JOURNEYS[capability];
}
