import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ListingWorld, openListingWorld } from '../../testing/listing-world.ts';

let world: ListingWorld;

beforeAll(async () => {
  world = await openListingWorld();
});
afterAll(() => world.close());

const wish = (name: string, more: object = {}) => ({
  key: randomUUID(),
  taxonomyKey: 'wedding-venues' as const,
  name,
  cityId: 1,
  ...more,
});

const someone = async (headers?: Headers) => world.editorOf(await world.addPerson('Theo'), headers);

describe('beginning a listing', () => {
  it('makes a draft in its town with its owner, which the editor shows', async () => {
    const theo = await someone();
    const { uuid } = await theo.createListing(wish('Marsh & Meadow'));
    expect(await theo.getListing({ uuid })).toMatchObject({
      name: 'Marsh & Meadow',
      slug: 'marsh-meadow-hudson-ny',
      cityName: 'Hudson, NY',
      publicationStatus: 'NEW',
      published: false,
      canEdit: true,
      lat: 42.25,
    });
  });

  it('makes one listing of two presses, at once or later', async () => {
    const theo = await someone();
    const pressed = wish('Two Presses Barn');
    const made = await Promise.all([theo.createListing(pressed), theo.createListing(pressed)]);
    made.push(await theo.createListing(pressed));
    expect(new Set(made.map(({ uuid }) => uuid)).size).toBe(1);
    const { rows } = await world.db.$client.query(
      `select count(*)::int as count from storefronts where name = 'Two Presses Barn'`,
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('makes one listing of two tabs, at once or within the hour, and another one for another name or town', async () => {
    const theo = await someone();
    const made = await Promise.all([
      theo.createListing(wish('Two Tabs Barn')),
      theo.createListing(wish('Two Tabs Barn')),
    ]);
    made.push(await theo.createListing(wish('two tabs barn')));
    expect(new Set(made.map(({ uuid }) => uuid)).size).toBe(1);
    const [one] = made;
    expect((await theo.createListing(wish('Two Tabs Hall'))).uuid).not.toBe(one?.uuid);
    const florist = wish('Two Tabs Barn', { taxonomyKey: 'wedding-florists' });
    expect((await theo.createListing(florist)).uuid).not.toBe(one?.uuid);
    expect((await (await someone()).createListing(wish('Two Tabs Barn'))).uuid).not.toBe(one?.uuid);
    world.clock.advance(61 * 60 * 1000);
    expect((await theo.createListing(wish('Two Tabs Barn'))).uuid).not.toBe(one?.uuid);
  });

  it('gives the next of a name another address, also when both come at once', async () => {
    const people = await Promise.all([someone(), someone(), someone()]);
    const made = await Promise.all(people.map((each) => each.createListing(wish('Echo Hall'))));
    const slugs = await Promise.all(
      made.map(async ({ uuid }, at) => (await people[at]?.getListing({ uuid }))?.slug),
    );
    expect(slugs.toSorted()).toEqual([
      'echo-hall-hudson-ny',
      'echo-hall-hudson-ny-2',
      'echo-hall-hudson-ny-3',
    ]);
  });

  it('stays a secret of its owner, whatever key another sends', async () => {
    const [theo, other] = [await someone(), await someone()];
    const pressed = wish('Secret Garden');
    const { uuid } = await theo.createListing(pressed);
    await expect(other.getListing({ uuid })).rejects.toMatchObject({ code: 'storefront.not_found' });
    expect((await other.createListing(pressed)).uuid).not.toBe(uuid);
    expect(await other.findAlike(wish('Secret Garden'))).toMatchObject([{ isOwn: true }]);
  });

  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['a long name', { name: 'x'.repeat(101) }, 'name'],
    ['a phone number for a name', { name: 'Call 212 555 0163' }, 'name'],
    ['another service’s name', { name: 'Barns by WeddingWire' }, 'name'],
    ['no city', { cityId: null }, 'cityId'],
    ['a city that is not there', { cityId: 4711 }, 'cityId'],
  ])('is refused with %s', async (_, wrong, field) => {
    const theo = await someone();
    await expect(theo.createListing(wish('Fine Barn', wrong))).rejects.toSatisfy((error: unknown) =>
      JSON.stringify((error as { data?: unknown }).data).includes(field),
    );
  });

  it('takes a name in any letters', async () => {
    const theo = await someone();
    const { uuid } = await theo.createListing(wish('花と祝い'));
    expect(await theo.getListing({ uuid })).toMatchObject({ name: '花と祝い', slug: 'hudson-ny' });
  });
});

describe('trades with a flag', () => {
  const cakes = { taxonomyKey: 'wedding-cakes-desserts' as const };
  const withFlag = new Headers({
    cookie: `session_overrides=${encodeURIComponent('{"flags":{"bakerOnboarding":true},"experiments":{}}')}`,
  });

  it('are closed while it is off', async () => {
    const theo = await someone();
    await expect(theo.createListing(wish('Juniper Cakes', cakes))).rejects.toMatchObject({
      code: 'listing.category_closed',
    });
  });

  it('are open while it is on', async () => {
    const theo = await someone(withFlag);
    const { uuid } = await theo.createListing(wish('Juniper Cakes', cakes));
    expect(await theo.getListing({ uuid })).toMatchObject({ taxonomyKey: cakes.taxonomyKey });
  });
});

describe('looking for the same business', () => {
  it('finds published ones nearby by names alike, and says whether somebody has claimed them', async () => {
    const [claimed, unclaimed, draft, far] = await Promise.all([
      world.openListing({ slug: 'Heron Pond Barn', taxonomyNodeId: 1 }),
      world.openListing({ slug: 'Heron Pond Barns', taxonomyNodeId: 1, isClaimed: false }),
      world.openListing({ slug: 'Heron Pond', taxonomyNodeId: 1, isPublished: false }),
      world.openListing({ slug: 'Heron Pond Barn LLC', taxonomyNodeId: 1 }),
    ]);
    await world.db.$client.query('update storefronts set lat = 44 where id = $1', [far.id]);
    const theo = await someone();
    const found = await theo.findAlike(wish('Heron Pond Barn'));
    expect(found.map(({ uuid, claimed: isClaimed }) => [uuid, isClaimed])).toEqual([
      [claimed.uuid, true],
      [unclaimed.uuid, false],
    ]);
    expect(found.map(({ uuid }) => uuid)).not.toContain(draft.uuid);
  });
});
