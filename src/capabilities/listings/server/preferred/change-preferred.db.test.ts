import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestListing } from '#capabilities/storefronts/testing/open-listing.ts';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { type Editor, type ListingWorld, openListingWorld } from '../../testing/listing-world.ts';

let world: ListingWorld;
let venue: TestListing;
let florist: TestListing;
let owner: Editor;

beforeAll(async () => {
  world = await openListingWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  venue = await world.openListing();
  florist = await world.openListing();
  owner = (await world.addMember(venue.id, 'OWNER')).editor;
});

type Change = Parameters<Editor['changePreferred']>[0]['change'];
const change = (what: Change, editor = owner, listing = venue) =>
  editor.changePreferred({ uuid: listing.uuid, change: what });
const add = (vendorUuid: string, editor = owner, listing = venue) =>
  change({ kind: 'add', vendorUuid, note: '' }, editor, listing);
const uuidsOf = ({ vendors }: { vendors: readonly { uuid: string }[] }) => vendors.map(({ uuid }) => uuid);

it('adds, orders, notes and removes, and knows who recommends whom', async () => {
  const band = await world.openListing();
  await add(florist.uuid);
  await add(band.uuid);
  const moved = await change({ kind: 'move', vendorUuid: band.uuid, position: 0 });
  expect(uuidsOf(moved)).toEqual([band.uuid, florist.uuid]);
  await change({ kind: 'note', vendorUuid: florist.uuid, note: 'Peonies by the armful' });

  const { editor: floristOwner } = await world.addMember(florist.id, 'OWNER');
  const back = await floristOwner.getPreferred({ uuid: florist.uuid });
  expect(back).toMatchObject({ vendors: [], recommenders: [{ uuid: venue.uuid }] });
  expect(await add(venue.uuid, floristOwner, florist)).toMatchObject({
    vendors: [{ uuid: venue.uuid, isMutual: true }],
    recommenders: [],
  });
  expect(await owner.getPreferred({ uuid: venue.uuid })).toMatchObject({
    vendors: [
      { uuid: band.uuid, isMutual: false, note: '' },
      { uuid: florist.uuid, isMutual: true, note: 'Peonies by the armful' },
    ],
  });
  expect(uuidsOf(await change({ kind: 'remove', vendorUuid: band.uuid }))).toEqual([florist.uuid]);
});

it('keeps what everybody adds at once, and a double press adds one', async () => {
  const colleagues = [florist, await world.openListing(), await world.openListing()];
  const { editor: manager } = await world.addMember(venue.id, 'MANAGER');
  await Promise.all(
    [...colleagues, ...colleagues].map(({ uuid }, index) => add(uuid, index % 2 === 0 ? owner : manager)),
  );
  const list = await owner.getPreferred({ uuid: venue.uuid });
  expect(uuidsOf(list).toSorted()).toEqual(colleagues.map(({ uuid }) => uuid).toSorted());
});

it('recommends nobody unknown or hidden, not itself, and no way around us', async () => {
  const hidden = await world.openListing();
  await world.db.$client.query('update storefronts set published_at = null where id = $1', [hidden.id]);
  for (const uuid of [randomUUID(), venue.uuid, hidden.uuid]) {
    expect(await refusal(add(uuid))).toBe('listing.vendor_unknown');
  }
  await add(florist.uuid);
  const note = 'Write to ruth@bloom.example';
  expect(await refusal(change({ kind: 'note', vendorUuid: florist.uuid, note }))).toBe('invalid_input');
  expect(await refusal(change({ kind: 'remove', vendorUuid: hidden.uuid }))).toBe(
    'listing.preferred_refused',
  );
  const [vendor] = (await owner.getPreferred({ uuid: venue.uuid })).vendors;
  expect(vendor).toMatchObject({ uuid: florist.uuid, note: '' });
});

it('is read by the team and changed by owners and managers alone', async () => {
  const { editor: viewer } = await world.addMember(venue.id, 'VIEWER');
  expect(await refusal(add(florist.uuid, viewer))).toBe('storefront.role_forbids');
  expect(await viewer.getPreferred({ uuid: venue.uuid })).toMatchObject({ canEdit: false, vendors: [] });
  const { editor: stranger } = await world.addMember(florist.id, 'OWNER');
  expect(await refusal(add(florist.uuid, stranger))).toBe('storefront.not_found');
  expect(await refusal(stranger.getPreferred({ uuid: venue.uuid }))).toBe('storefront.not_found');
});
