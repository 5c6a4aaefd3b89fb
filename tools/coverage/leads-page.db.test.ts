import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openListing, openTown, type TestListing } from '#capabilities/storefronts/testing/open-listing.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { signUpCouple, signUpVendor } from '#server/testing/test-people.ts';
import { BUILD_MS, openBuiltApp, workFor, writeTo } from '../testing/built-app.ts';

const READY = '/inspire/vendors/leads/ready';

let app: TestApp;
let vendor: TestBrowser;
let rooms: TestListing;
let flowers: TestListing;
let foreign: TestListing;
let flowersLead: string;

/** A couple whose e-mail address is confirmed, so that nothing holds what it writes. */
async function coupleAsking(firstName: string, listing: TestListing): Promise<string> {
  const couple = await signUpCouple(app, firstName);
  await app.platform.db.$client.query(`update users set email_verified = true where id = $1`, [
    couple.userId,
  ]);
  const uuid = await writeTo(couple, listing);
  await app.runJobs();
  return uuid;
}

beforeAll(async () => {
  app = await openBuiltApp();
  await openTown(app);
  rooms = await openListing(app, { slug: 'rooms-hudson-ny' });
  flowers = await openListing(app, { slug: 'flowers-hudson-ny' });
  foreign = await openListing(app, { slug: 'foreign-hudson-ny' });
  const person = await signUpVendor(app);
  vendor = person.browser;
  await workFor(app, person, rooms);
  await workFor(app, person, flowers);
  await workFor(app, await signUpVendor(app), foreign);
  await coupleAsking('Romy', rooms);
  flowersLead = await coupleAsking('Flora', flowers);
  await coupleAsking('Forrest', foreign);
}, BUILD_MS);
afterAll(() => app.close());

/** What the page shows, by the names of couples, and how the document was got. */
async function open(address: string, chosen?: string) {
  if (chosen === undefined) vendor.cookies.delete('current_storefront');
  else vendor.cookies.set('current_storefront', chosen);
  const { status, text, headers } = await vendor.send({ method: 'GET', url: address });
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(text) ?? [];
  const drawn = ['Romy', 'Flora', 'Forrest'].filter((name) => main.includes(name));
  return { status, drawn, main, text, location: headers.location };
}

describe('the document of the leads page', () => {
  it('has the leads of the first listing while none was chosen', async () => {
    const { status, drawn } = await open(READY);
    expect([status, drawn]).toEqual([200, ['Romy']]);
  });

  it('has those of the listing that the cookie names, and its counts', async () => {
    const { drawn, main } = await open(READY, flowers.uuid);
    expect(drawn).toEqual(['Flora']);
    expect(main).toContain(`href="${READY}/${flowersLead}"`);
    expect(main).toMatch(/aria-current="page"[^>]*>[^<]*<span[^>]*>1<\/span>/);
  });

  it('goes by the address before the cookie', async () => {
    expect((await open(`${READY}?storefront=${rooms.uuid}`, flowers.uuid)).drawn).toEqual(['Romy']);
  });

  it.each([
    ['cookie', READY],
    ['address', `${READY}?storefront=`],
  ])('shows nothing of a listing that is somebody else’s, named by the %s', async (by, address) => {
    const answer =
      by === 'cookie' ? await open(address, foreign.uuid) : await open(`${address}${foreign.uuid}`);
    expect([answer.status, answer.drawn]).toEqual([200, ['Romy']]);
    expect(answer.text).not.toContain('Forrest');
  });

  it('counts a broken cookie as none', async () => {
    for (const chosen of ['', '%', 'x'.repeat(3000), '0'.repeat(36), '"><script>']) {
      expect((await open(READY, encodeURI(chosen))).drawn).toEqual(['Romy']);
    }
  });

  it('has the open lead with its words, under the listing it belongs to', async () => {
    const { status, location } = await open(`${READY}/${flowersLead}?sort=name`, rooms.uuid);
    const own = `${READY}/${flowersLead}?sort=name&storefront=${flowers.uuid}`;
    expect([status, location]).toEqual([302, own]);
    const { drawn, main } = await open(own, rooms.uuid);
    expect(drawn).toEqual(['Flora']);
    expect(main).toContain('Would you be part of our day?');
    expect(main).toContain('Conversation with Flora');
  });

  it.each(['00000000-0000-4000-8000-000000000000', 'no-uuid'])(
    'is the list alone where the lead cannot be found: %s',
    async (uuid) => {
      const { status, drawn } = await open(`${READY}/${uuid}`);
      expect([status, drawn]).toEqual([200, ['Romy']]);
    },
  );
});
