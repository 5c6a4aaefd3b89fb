import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openListing, openTown, type TestListing } from '#capabilities/storefronts/testing/open-listing.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import type { TestBrowser, TestResponse } from '#server/testing/test-browser.ts';
import { signUpCouple, signUpSupport, signUpVendor } from '#server/testing/test-people.ts';
import { EVERY_PAGE } from '../../e2e/support/all-pages.ts';
import { BUILD_MS, beginWedding, openBuiltApp, workFor, writeTo } from '../testing/built-app.ts';

const MOST_HOPS = 5;

/** Everyone who may come to a page: with work here, with none, with too much of it. */
const PEOPLE = [
  'visitor',
  'couple',
  'new couple',
  'vendor',
  'vendor with a draft',
  'new vendor',
  'staff',
  'couple and vendor',
] as const;
type Part = (typeof PEOPLE)[number];

let app: TestApp;
let shop: TestListing;
let inquiryUuid: string;
const browsers = new Map<Part, TestBrowser>();

beforeAll(async () => {
  app = await openBuiltApp();
  await openTown(app);
  shop = await openListing(app, { slug: 'petals-hudson-ny' });
  const couple = await signUpCouple(app);
  await beginWedding(couple);
  const vendor = await signUpVendor(app);
  await workFor(app, vendor, shop);
  const drafting = await signUpVendor(app);
  await workFor(app, drafting, await openListing(app, { isPublished: false }));
  const both = await signUpVendor(app, 'Bo');
  await workFor(app, both, shop);
  await beginWedding(both);
  browsers.set('visitor', app.browser());
  browsers.set('couple', couple.browser);
  browsers.set('new couple', (await signUpCouple(app)).browser);
  browsers.set('vendor', vendor.browser);
  browsers.set('vendor with a draft', drafting.browser);
  browsers.set('new vendor', (await signUpVendor(app)).browser);
  browsers.set('staff', (await signUpSupport(app)).browser);
  browsers.set('couple and vendor', both.browser);
  inquiryUuid = await writeTo(couple, shop);
}, BUILD_MS);
afterAll(() => app.close());

type Arrival = { at: string; hops: number; answer: TestResponse };

/** Where this person ends up, led on as a browser is. */
async function open(part: Part, address: string): Promise<Arrival> {
  const browser = browsers.get(part) ?? app.browser();
  let at = address;
  for (let hops = 0; ; hops += 1) {
    const answer = await browser.send({ method: 'GET', url: at.replace(/#.*/, '') });
    const next = answer.headers.location;
    if (answer.status < 300 || answer.status >= 400 || typeof next !== 'string' || hops === MOST_HOPS) {
      return { at, hops, answer };
    }
    at = next;
  }
}

/** What the page itself shows, without the frame around it. */
function mainOf({ answer }: Arrival): string {
  return /<main[\s\S]*<\/main>/.exec(answer.text)?.[0] ?? '';
}

/** Where a page that shows nothing of its own leads on. */
function waysOn(arrival: Arrival): string[] {
  return [...mainOf(arrival).matchAll(/href="(\/[^"]*)"/g)].map(([, href = '']) => href);
}

/** Addresses that hold something in this world: of the couple, and of the shop it wrote to. */
const inThisWorld = () => [
  `/wedding-vendors/wedding-florists/${shop.slug}`,
  `/wedding-vendors/wedding-florists/${shop.slug}/preview`,
  `/wedding-vendors/inquiries/new?vendors=${shop.uuid}`,
  `/wedding-vendors/inquiries/${inquiryUuid}`,
  `/inspire/vendors/leads/ready/${inquiryUuid}`,
];

describe.each(PEOPLE)('as %s', (part) => {
  it('every page answers with a page, and one that is not theirs leads on', async () => {
    const faults: string[] = [];
    for (const address of [...EVERY_PAGE, ...inThisWorld(), '/inspire/vendors/leads']) {
      const arrival = await open(part, address);
      const { status } = arrival.answer;
      const isFine = status === 200 || ((status === 403 || status === 404) && waysOn(arrival).length > 0);
      const isPage = mainOf(arrival).includes('<h1');
      if (!isFine || !isPage)
        faults.push(`${address} → ${arrival.at}: ${status}${isPage ? '' : ', no page'}`);
    }
    expect(faults).toEqual([]);
  }, 120_000);
});

const LISTING = '/inspire/vendors/listing';
const LEADS = '/inspire/vendors/leads/ready';
const DASHBOARD = '/inspire/vendors/dashboard';
const ONBOARD = '/inspire/vendors/onboard';
const QUEUE = '/support/inquiries';
const HOME = '/your-wedding';

describe('the start', () => {
  it.each<[Part, string, string]>([
    ['couple', HOME, ONBOARD],
    ['new couple', HOME, ONBOARD],
    ['vendor', DASHBOARD, DASHBOARD],
    ['vendor with a draft', LISTING, LISTING],
    ['new vendor', ONBOARD, ONBOARD],
    ['staff', QUEUE, QUEUE],
  ])('leads %s to their work, by either door', async (part, atOnce, byVendorDoor) => {
    expect((await open(part, '/account/start')).at).toBe(atOnce);
    expect((await open(part, '/account/login')).at).toBe(atOnce);
    expect((await open(part, '/account/start?side=vendor')).at).toBe(byVendorDoor);
    expect((await open(part, '/inspire/vendors/signup')).at).toBe(byVendorDoor);
  });

  it('remembers the side of whoever has both', async () => {
    browsers.get('couple and vendor')?.cookies.delete('last_side');
    expect((await open('couple and vendor', '/account/start')).at).toBe(HOME);
    expect((await open('couple and vendor', '/account/start?side=vendor')).at).toBe(DASHBOARD);
    expect((await open('couple and vendor', '/account/start')).at).toBe(DASHBOARD);
    expect((await open('couple and vendor', '/account/start?side=couple')).at).toBe(HOME);
    expect((await open('couple and vendor', '/account/start')).at).toBe(HOME);
  });

  it('sends a visitor to log in first, and then on', async () => {
    const { at } = await open('visitor', '/account/start?side=vendor');
    expect(at).toBe(`/account/login?next=${encodeURIComponent('/account/start?side=vendor')}`);
  });

  it.each<[Part, string, string]>([
    ['couple', '/favorites/home', '/favorites/home'],
    ['couple', LEADS, HOME],
    ['couple', QUEUE, HOME],
    ['couple', 'https://evil.example/', HOME],
    ['couple', '//evil.example/', HOME],
    ['couple', '/account/start', HOME],
    ['vendor', '/inspire/vendors/leads/closed?sort=recent', '/inspire/vendors/leads/closed?sort=recent'],
    ['vendor', '/favorites/home', DASHBOARD],
    ['vendor', '/wedding-vendors/inquiries?list=active', DASHBOARD],
    ['vendor', '/account/settings', '/inspire/vendors/account'],
    ['staff', QUEUE, QUEUE],
    ['staff', LEADS, QUEUE],
    ['staff', '/faq', '/faq'],
    ['couple and vendor', LEADS, LEADS],
    ['couple and vendor', '/favorites/home', '/favorites/home'],
  ])('takes %s who came for %s to %s', async (part, next, at) => {
    expect((await open(part, `/account/start?next=${encodeURIComponent(next)}`)).at).toBe(at);
    expect((await open(part, `/account/login?next=${encodeURIComponent(next)}`)).at).toBe(at);
  });
});

describe('pages of the other side', () => {
  const ofCouples = ['/wedding-vendors/inquiries', '/wedding-vendors/inquiries/booked', '/favorites/home'];

  it('say that they are for vendors, and lead couples and staff on', async () => {
    for (const part of ['couple', 'new couple', 'staff'] as const) {
      const arrival = await open(part, LEADS);
      expect([part, arrival.answer.status]).toEqual([part, 403]);
      expect(mainOf(arrival)).toContain('This page is for vendors');
      expect(waysOn(arrival)).toEqual(part === 'staff' ? [QUEUE] : ['/', '/inspire/vendors']);
    }
  });

  it('are refused to a couple whatever lead the address names', async () => {
    const views = ['ready', 'connected', 'booked', 'closed', 'expired', 'nonsense'];
    const leads = [inquiryUuid, 'nonsense', '%00', '%0D%0A', '%ED%A0%80'];
    const addresses = views.flatMap((view) => leads.map((lead) => `/inspire/vendors/leads/${view}/${lead}`));
    for (const address of [...addresses, `${LEADS}?name=%00&storefront=%00&sort=%00`]) {
      expect([address, (await open('couple', address)).answer.status]).toEqual([address, 403]);
    }
  });

  it('say that they are for couples, and lead vendors and staff on', async () => {
    for (const part of ['vendor', 'vendor with a draft', 'new vendor', 'staff'] as const) {
      for (const address of [...ofCouples, `/wedding-vendors/inquiries/${inquiryUuid}`]) {
        const arrival = await open(part, address);
        expect([part, address, arrival.answer.status]).toEqual([part, address, 403]);
        expect(mainOf(arrival)).toContain('This page is for couples');
        const ofVendors = ['/account/start?side=vendor', '/wedding/onboard/wedding-planning'];
        expect(waysOn(arrival)).toEqual(part === 'staff' ? [QUEUE] : ofVendors);
      }
    }
  });

  it('are open to whoever has both', async () => {
    for (const address of [...ofCouples, LEADS]) {
      expect((await open('couple and vendor', address)).answer.status).toBe(200);
    }
  });

  it('do not exist where they are for staff', async () => {
    for (const part of ['couple', 'new couple', 'vendor', 'new vendor', 'couple and vendor'] as const) {
      expect((await open(part, QUEUE)).answer.status).toBe(404);
    }
    expect((await open('visitor', QUEUE)).at).toBe(`/account/login?next=${encodeURIComponent(QUEUE)}`);
  });
});

describe('an address with a NUL byte', () => {
  it.each(['/dev/mailbox?to=%00', '/wedding-vendors/inquiries?q=%00', '/dev/mailbox?to=%ED%A0%80'])(
    'is answered with its page: %s',
    async (address) => {
      expect((await open('couple', address)).answer.status).toBe(200);
    },
  );
});

describe('account settings', () => {
  const WEDDING_CARDS = /Your wedding|Partner &amp; people|plan with/;

  it.each<[Part, string, boolean]>([
    ['couple', '/account/settings', true],
    ['new couple', '/account/settings', true],
    ['vendor', '/inspire/vendors/account', false],
    ['new vendor', '/inspire/vendors/account', false],
    ['staff', '/account/settings', false],
    ['couple and vendor', '/account/settings', true],
  ])('of %s are at %s, with cards of the wedding: %s', async (part, at, hasWeddingCards) => {
    const arrival = await open(part, '/account/settings');
    expect(arrival.at).toBe(at);
    expect(arrival.answer.status).toBe(200);
    expect(WEDDING_CARDS.test(mainOf(arrival))).toBe(hasWeddingCards);
  });

  it('stand in the vendor’s frame for vendors alone', async () => {
    const own = await open('vendor', '/inspire/vendors/account');
    expect(own.answer.text).toContain('Ampersand for vendors');
    expect((await open('couple', '/inspire/vendors/account')).at).toBe('/account/settings');
    expect((await open('staff', '/inspire/vendors/account')).at).toBe('/account/settings');
    const both = await open('couple and vendor', '/inspire/vendors/account');
    expect(mainOf(both)).toContain('href="/account/settings#wedding"');
    expect(mainOf(both)).not.toContain('Partner &amp; people');
  });

  it('of notifications are those of the sides somebody has', async () => {
    const vendor = await open('vendor', '/account/notifications');
    expect(vendor.at).toBe('/inspire/vendors/account/notifications');
    expect(mainOf(vendor)).toContain('Each lead and message');
    expect(mainOf(vendor)).not.toContain('as soon as a vendor replies');
    expect(mainOf(await open('couple', '/account/notifications'))).toContain('as soon as a vendor replies');
    const both = mainOf(await open('couple and vendor', '/account/notifications'));
    expect(both).toContain('Your wedding');
    expect(both).toContain('Your business');
  });
});
