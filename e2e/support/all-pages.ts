import type { RouteConfigEntry } from '@react-router/dev/routes';
import { upcomingPaths } from '../../src/capabilities/navigation/rules/upcoming-paths.ts';
import routes from '../../src/routes.ts';
import { addressesOf } from '../../tools/coverage/page-paths.ts';

type Served = { path: string; file: string };

function servedBy(entries: readonly RouteConfigEntry[]): Served[] {
  return entries.flatMap(({ path, index, file, children = [] }) => [
    ...(index || path !== undefined ? addressesOf(`/${path ?? ''}`) : []).map((at) => ({ path: at, file })),
    ...servedBy(children),
  ]);
}

/** One route serves all the sections that begin alike; each of them is a page. */
function pagesOf({ path, file }: Served): Served[] {
  const beginning = /^(\/.+)\/\*$/.exec(path)?.[1];
  if (beginning === undefined) return [{ path, file }];
  return upcomingPaths
    .filter((section) => section === beginning || section.startsWith(`${beginning}/`))
    .map((section) => ({ path: section, file }));
}

/** What a visitor may write in place of a parameter; a new one is missed here at once. */
const EXAMPLES: Readonly<Record<string, string>> = {
  '/*': '/no-such-page',
  '/invitation/:token': '/invitation/unknown-token',
  '/inspire/vendors/invitation/:token': '/inspire/vendors/invitation/unknown-token',
  '/inspire/vendors/join/:token': '/inspire/vendors/join/unknown-token',
  '/inspire/public-recommendations/:id': '/inspire/public-recommendations/unknown',
  '/inspire/vendors/claim/:uuid': '/inspire/vendors/claim/00000000-0000-4000-8000-000000000000',
  '/your-wedding-story/:code': '/your-wedding-story/unknowncode',
  '/inspire/vendors/listing/real-weddings/:submission':
    '/inspire/vendors/listing/real-weddings/00000000-0000-4000-8000-000000000000',
  '/support/submissions/:uuid': '/support/submissions/00000000-0000-4000-8000-000000000000',
  '/inspire/vendors/claims/:id': '/inspire/vendors/claims/00000000-0000-4000-8000-000000000000',
  '/inspire/vendors/checkout/:uuid': '/inspire/vendors/checkout/00000000-0000-4000-8000-000000000000',
  '/inspire/vendors/purchase-history/:uuid':
    '/inspire/vendors/purchase-history/00000000-0000-4000-8000-000000000000',
  '/inspire/vendors/leads/:uuid/receipt':
    '/inspire/vendors/leads/00000000-0000-4000-8000-000000000000/receipt',
  '/dev/mailbox/:id': '/dev/mailbox/00000000-0000-4000-8000-000000000000',
  // The demo world is the same everywhere, its addresses too.
  '/wedding-vendors/:category': '/wedding-vendors/wedding-venues',
  '/wedding-vendors/:category/:slug': '/wedding-vendors/wedding-venues/the-vargas-far-rockaway-ny',
  '/wedding-vendors/:category/:slug/review':
    '/wedding-vendors/wedding-venues/the-vargas-far-rockaway-ny/review',
  '/wedding-vendors/:category/:slug/preview':
    '/wedding-vendors/wedding-venues/the-vargas-far-rockaway-ny/preview',
  '/wedding-vendors/:category/:slug/preview/frame':
    '/wedding-vendors/wedding-venues/the-vargas-far-rockaway-ny/preview/frame',
  '/favorites/boards/:uuid': '/favorites/boards/00000000-0000-4000-8000-000000000000',
  '/favorites/shared/:token': '/favorites/shared/unknown-token',
  '/sandbox-pay/:token': '/sandbox-pay/unknown-token',
  '/sheet/:token': '/sheet/0000000000000000000000000a',
  '/seating-sheet/:token': `/seating-sheet/${'0'.repeat(26)}`,
  '/r/stop/:token': `/r/stop/${'0'.repeat(26)}`,
  '/r/:code': `/r/${'0'.repeat(26)}`,
  '/r/:code/:step': `/r/${'0'.repeat(26)}/summary`,
  '/wedding/:slug': '/wedding/nobody-and-nobody',
  '/wedding/:slug/:page': '/wedding/nobody-and-nobody/travel',
  '/wedding-planning/website/preview/:page': '/wedding-planning/website/preview/travel',
  '/wedding-planning/website/designs/:design': '/wedding-planning/website/designs/night',
  '/website/designs/:design': '/website/designs/night',
  '/wedding-planning/guests/rsvp/rehearsal/:household':
    '/wedding-planning/guests/rsvp/rehearsal/00000000-0000-4000-8000-000000000000',
  '/wedding-planning/guests/rsvp/rehearsal/:household/:step':
    '/wedding-planning/guests/rsvp/rehearsal/00000000-0000-4000-8000-000000000000/summary',
  '/d/:token': `/d/${'0'.repeat(26)}`,
  '/d/:token/manifest.webmanifest': `/d/${'0'.repeat(26)}/manifest.webmanifest`,
  '/p/:code': `/p/${'0'.repeat(26)}`,
  '/p/:code/screen': `/p/${'0'.repeat(26)}/screen`,
  '/s/:code': `/s/${'0'.repeat(26)}`,
  '/s/:code/:way': `/s/${'0'.repeat(26)}/address`,
  '/inspiration/wedding/:slug': '/inspiration/wedding/kareem-and-hassan-dunedin-fl-1',
  '/inspiration/photo/:slug': '/inspiration/photo/kareem-and-hassan-dunedin-fl-1-1',
  '/wedding-vendors/search/:search': '/wedding-vendors/search/austin-tx--wedding-florists',
  '/wedding-vendors/near-me/:category': '/wedding-vendors/near-me/wedding-venues',
  '/wedding-planning/guests/import/:uuid':
    '/wedding-planning/guests/import/00000000-0000-4000-8000-000000000000',
  '/wedding-planning/guests/rsvp-notifications/:uuid':
    '/wedding-planning/guests/rsvp-notifications/00000000-0000-4000-8000-000000000000',
  '/wedding-vendors/inquiries/:uuid': '/wedding-vendors/inquiries/00000000-0000-4000-8000-000000000000',
  '/account/unsubscribe/:token': `/account/unsubscribe/c.00000000-0000-4000-8000-000000000000.${'A'.repeat(43)}`,
  '/support/listings/:uuid': '/support/listings/00000000-0000-4000-8000-000000000000',
  '/support/credits/:uuid': '/support/credits/00000000-0000-4000-8000-000000000000',
  '/inspire/vendors/leads/:status': '/inspire/vendors/leads/ready',
  '/inspire/vendors/leads/:status/:uuid': '/inspire/vendors/leads/ready/00000000-0000-4000-8000-000000000000',
};

function example(path: string): string {
  if (!/[:*]/.test(path)) return path;
  const found = EXAMPLES[path];
  if (!found) throw new Error(`${path} needs an example address.`);
  return found;
}

const missing = [
  '/*',
  '/invitation/:token',
  '/inspire/vendors/invitation/:token',
  '/inspire/vendors/join/:token',
  '/inspire/public-recommendations/:id',
  '/inspire/vendors/claim/:uuid',
  '/dev/mailbox/:id',
  '/favorites/shared/:token',
  '/r/stop/:token',
  '/r/:code',
  '/r/:code/:step',
  '/sandbox-pay/:token',
  '/sheet/:token',
  '/seating-sheet/:token',
  '/s/:code',
  '/s/:code/:way',
  '/p/:code',
  '/p/:code/screen',
  '/your-wedding-story/:code',
  '/wedding/:slug',
  '/wedding/:slug/:page',
].map(example);
/** These say that there is nothing. */
export const MISSING = [
  ...missing,
  // Nobody to write to.
  '/wedding-vendors/inquiries/new',
  // Cut off on its way.
  '/account/unsubscribe/unknown-token',
  '/wedding-vendors/search/nowhere',
  '/wedding-vendors/search/atlantis--wedding-venues',
  '/inspire/vendors/leads/find-couples/unheard-of',
];
/** These send a visitor to where one can log in. */
export const FOR_MEMBERS = [
  '/account',
  '/account/settings',
  '/inspire/vendors/onboard',
  '/your-wedding',
  '/wedding-planning/calendar',
  '/wedding-budget',
  '/wedding-planning/seating-chart',
  '/wedding-planning/day-of',
  '/wedding-planning/checklist',
  '/wedding-planning/website',
  '/wedding-planning/website/settings',
  '/wedding-planning/website/messages',
  '/wedding-planning/website/designs',
  '/wedding-planning/website/photos',
  '/wedding-planning/website/preview',
  '/wedding-planning/website/edit',
  '/wedding-planning/website/customize',
  '/wedding-planning/guests',
  '/wedding-planning/guests/build',
  '/wedding-planning/guests/envelopes',
  '/wedding-planning/guests/events',
  '/wedding-planning/guests/rsvp/sheets',
  '/wedding-planning/guests/super-link',
  '/wedding-planning/guests/rsvp/desk',
  '/wedding-planning/guests/rsvp',
  '/wedding-planning/guests/rsvp/form',
  '/wedding-planning/guests/rsvp/rehearsal',
  '/wedding-planning/guests/rsvp-notifications',
  '/favorites/home',
  '/favorites/vendors',
  '/favorites/compare',
  '/wedding-vendors/inquiries',
  '/wedding-vendors/inquiries/active',
  '/wedding-vendors/inquiries/booked',
  '/wedding-vendors/inquiries/compare',
  '/account/notifications',
  '/inspire/vendors/account',
  '/inspire/vendors/account/notifications',
  '/inspire/vendors/listing',
  '/inspire/vendors/dashboard',
  '/inspire/vendors/listing/calendar',
  '/inspire/vendors/listing/badges',
  '/inspire/vendors/reviews',
  '/inspire/vendors/listing/real-weddings',
  '/inspire/vendors/listing/real-weddings/credits',
  '/inspire/vendors/listing/preferred-vendors',
  '/inspire/vendors/refer-a-vendor',
  '/inspire/vendors/user-management',
  '/inspire/vendors/purchase-history/balance-history',
  '/inspire/vendors/your-plans',
  '/inspire/vendors/select-plan',
  '/inspire/vendors/purchase-history',
  '/inspire/vendors/checkout',
  '/support/inquiries',
  '/support/listings',
  '/support/claims',
  '/support/reviews',
  '/support/submissions',
  '/support/websites',
  '/support/lead-refunds',
  '/support/credits',
  '/support/payments',
  '/support/promos',
  '/support/people',
  ...[
    '/inspire/vendors/listing/real-weddings/:submission',
    '/support/submissions/:uuid',
    '/inspire/vendors/claims/:id',
    '/inspire/vendors/checkout/:uuid',
    '/inspire/vendors/purchase-history/:uuid',
    '/favorites/boards/:uuid',
    '/wedding-planning/guests/import/:uuid',
    '/wedding-planning/guests/rsvp-notifications/:uuid',
    '/wedding-planning/guests/rsvp/rehearsal/:household',
    '/wedding-planning/guests/rsvp/rehearsal/:household/:step',
    '/wedding-vendors/:category/:slug/review',
    '/wedding-vendors/:category/:slug/preview',
    '/wedding-vendors/:category/:slug/preview/frame',
    '/wedding-planning/website/preview/:page',
    '/wedding-planning/website/designs/:design',
    '/wedding-vendors/inquiries/:uuid',
    '/inspire/vendors/leads/:status',
    '/inspire/vendors/leads/:status/:uuid',
    '/inspire/vendors/leads/:uuid/receipt',
    '/support/credits/:uuid',
    '/support/listings/:uuid',
  ].map(example),
];

/** Every path of the route table as it stands there, parameters and all. */
export const PATTERNS = servedBy(routes).map(({ path }) => path);

const served = servedBy(routes)
  // A route without markup, such as the manifest, is no page.
  .filter(({ file }) => file.endsWith('.tsx'))
  .flatMap(pagesOf)
  .map(({ path, file }) => ({ path: example(path), file }));

/** One address of every page there is, whoever may read it. */
export const EVERY_PAGE = [...new Set([...served.map(({ path }) => path), ...MISSING])];

/** Every address of the route table that a visitor may read. */
export const READABLE = served
  .map(({ path }) => path)
  .filter((path) => !MISSING.includes(path) && !FOR_MEMBERS.includes(path));

const SHARED_SCREEN = /section\.route\.tsx$/;
/** Of the pages that share a screen: with parts, inside a section, in the vendors' shell. */
const SECTIONS = ['/wedding-registry', '/honeymoons/bali', '/inspire/vendors/lead-preferences'];

/** One address for each screen that looks different. The style guide's controls have tests of their own. */
export const DISTINCT = served
  .filter(({ path, file }) => !SHARED_SCREEN.test(file) || SECTIONS.includes(path))
  .map(({ path }) => path)
  .filter((path) => !FOR_MEMBERS.includes(path))
  .map((path) => (path === '/styleguide' ? '/styleguide?only=badge' : path));
