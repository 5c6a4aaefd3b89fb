import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestListing } from '#capabilities/storefronts/testing/open-listing.ts';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { addPicture, fillListing } from '../../testing/fill-listing.ts';
import { type Editor, type ListingWorld, openListingWorld } from '../../testing/listing-world.ts';
import { deleteDue } from './delete-due.ts';

const DAY_MS = 86_400_000;

let world: ListingWorld;
let shop: TestListing;
let owner: Editor;
let ownerId: string;

beforeAll(async () => {
  world = await openListingWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  shop = await world.openListing();
  const added = await world.addMember(shop.id, 'OWNER');
  [owner, ownerId] = [added.editor, added.userId];
  await fillListing(world.db, shop.id);
});

const query = async (text: string, values: unknown[] = [shop.id]) =>
  (await world.db.$client.query(text, values)).rows;
const ask = () => owner.askDeletion({ uuid: shop.uuid });
const pass = (days: number) => world.clock.advance(days * DAY_MS);
const subjects = async () =>
  (
    await query(`select subject from outgoing_messages where to_address = $1 order by created_at`, [
      `${ownerId}@people.example`,
    ])
  ).map(({ subject }) => subject);

it('is asked for with a second factor, by an owner only', async () => {
  const { uuid } = shop;
  const plain = world.personOf(ownerId, { isVendor: true, steppedUpUntil: null });
  expect(await refusal(plain.askDeletion({ uuid }))).toBe('two_factor_required');
  for (const role of ['MANAGER', 'RESPONDER', 'VIEWER'] as const) {
    const { editor } = await world.addMember(shop.id, role);
    expect(await refusal(editor.askDeletion({ uuid }))).toBe('storefront.role_forbids');
    expect((await editor.getPublication({ uuid })).canDelete).toBe(false);
  }
  const elsewhere = await world.openListing();
  const { editor: stranger } = await world.addMember(elsewhere.id, 'OWNER');
  expect(await refusal(stranger.askDeletion({ uuid }))).toBe('storefront.not_found');
  expect(await refusal(stranger.cancelDeletion({ uuid }))).toBe('storefront.not_found');
});

it('takes the listing off the public pages at once, and can be taken back for 30 days', async () => {
  const asked = await ask();
  expect(asked).toMatchObject({ status: 'CLOSED', events: [], deletion: { dueAt: expect.any(String) } });
  expect(await ask()).toEqual(asked);
  expect(await refusal(owner.changePublication({ uuid: shop.uuid, event: 'republish' }))).toBe(
    'listing.deletion_asked',
  );
  pass(29);
  await deleteDue(world.deps);
  expect(await owner.cancelDeletion({ uuid: shop.uuid })).toMatchObject({
    deletion: null,
    events: ['republish'],
  });
  expect(await refusal(owner.cancelDeletion({ uuid: shop.uuid }))).toBe('listing.no_deletion');
  pass(2);
  await deleteDue(world.deps);
  expect(await owner.changePublication({ uuid: shop.uuid, event: 'republish' })).toMatchObject({
    status: 'ACCEPTED',
  });
  expect(await subjects()).toEqual([
    expect.stringMatching(/will be deleted on [A-Z][a-z]+ \d+, \d{4}$/),
    `${shop.slug} won’t be deleted`,
  ]);
});

it('leaves the name for couples who wrote to it, and nothing else', async () => {
  const sent = await addPicture(world.db, shop.id, 'PHOTO', { by: ownerId });
  await ask();
  pass(31);
  await deleteDue(world.deps);
  await deleteDue(world.deps);
  expect(
    await query('select name, description, option_ids, published_at, slug from storefronts where id = $1'),
  ).toEqual([
    { name: shop.slug, description: '', option_ids: [], published_at: null, slug: `deleted-${shop.uuid}` },
  ]);
  for (const table of ['storefront_members', 'storefront_images', 'storefront_prices', 'listing_deletions']) {
    expect(await query(`select 1 from ${table} where storefront_id = $1`), table).toEqual([]);
  }
  expect(await query('select 1 from media_assets where id = $1', [sent])).toEqual([]);
  expect(await refusal(owner.getListing({ uuid: shop.uuid }))).toBe('storefront.not_found');
  expect(await subjects()).toEqual([expect.any(String), `${shop.slug} has been deleted`]);
});
