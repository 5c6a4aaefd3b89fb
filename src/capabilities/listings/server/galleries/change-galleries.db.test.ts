import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestListing } from '#capabilities/storefronts/testing/open-listing.ts';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { type Editor, type ListingWorld, openListingWorld } from '../../testing/listing-world.ts';

let world: ListingWorld;
let shop: TestListing;
let owner: { userId: string; editor: Editor };

beforeAll(async () => {
  world = await openListingWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  shop = await world.openListing();
  owner = await world.addMember(shop.id, 'OWNER');
});

async function addPicture(userId: string): Promise<string> {
  const id = randomUUID();
  await world.db.$client.query(
    `insert into media_assets (id, uploaded_by, content_hash, original_key, original_format, original_bytes, clean_key, width,
       height, dominant_color, blur_data_url, created_at)
     values ($1, $2, $3, 'o', 'jpeg', 1, 'c', 1200, 800, '#c9a58d', '', now())`,
    [id, userId, id],
  );
  return id;
}

type Change = Parameters<Editor['changeGalleries']>[0]['change'];
const change = (editor: Editor, what: Change) => editor.changeGalleries({ uuid: shop.uuid, change: what });
const add = (editor: Editor, ...assetIds: string[]) =>
  change(editor, { kind: 'add', gallery: 'PHOTO', assetIds, source: 'FILE' });
const shownIds = async () => {
  const { coverGallery, photoGallery } = await owner.editor.getListing({ uuid: shop.uuid });
  return [coverGallery.map(({ id }) => id), photoGallery.map(({ id }) => id)];
};

it('adds, moves, describes, removes and brings back', async () => {
  const [one, two] = [await addPicture(owner.userId), await addPicture(owner.userId)];
  const { completeness } = await add(owner.editor, one, two);
  expect(completeness.percent).toBeGreaterThan(0);
  await change(owner.editor, { kind: 'move', from: 'PHOTO', assetId: two, gallery: 'COVER', position: 0 });
  expect(await shownIds()).toEqual([[two], [one]]);
  const words = { caption: 'The loft', altText: 'Long tables', focusX: 20, focusY: 80 };
  const { photoGallery } = await change(owner.editor, {
    kind: 'describe',
    gallery: 'PHOTO',
    assetId: one,
    ...words,
  });
  expect(photoGallery).toMatchObject([{ id: one, caption: 'The loft', alt: 'Long tables', focusX: 20 }]);
  await change(owner.editor, { kind: 'remove', gallery: 'PHOTO', assetId: one });
  expect(await refusal(change(owner.editor, { kind: 'remove', gallery: 'PHOTO', assetId: one }))).toBe(
    'listing.gallery_refused',
  );
  const image = { assetId: one, source: 'FILE' as const, ...words };
  await change(owner.editor, { kind: 'restore', gallery: 'PHOTO', position: 0, image });
  expect(await shownIds()).toEqual([[two], [one]]);
});

it('keeps the pictures of everybody who adds at once', async () => {
  const colleague = await world.addMember(shop.id, 'MANAGER');
  const people = [owner, colleague, owner, colleague];
  const ids = await Promise.all(people.map(({ userId }) => addPicture(userId)));
  await Promise.all(people.map(({ editor }, index) => add(editor, ids[index] ?? '')));
  const [, photos] = await shownIds();
  expect(photos?.toSorted()).toEqual(ids.toSorted());
});

it('takes nobody else’s picture, and nothing from strangers or those who only look on', async () => {
  const foreign = await addPicture(await world.addPerson('Leo'));
  expect(await refusal(add(owner.editor, foreign))).toBe('listing.picture_unknown');
  expect(await refusal(add(owner.editor, randomUUID()))).toBe('listing.picture_unknown');
  const mine = await addPicture(owner.userId);
  const elsewhere = await world.openListing();
  const { editor: other } = await world.addMember(elsewhere.id, 'OWNER');
  expect(await refusal(add(other, mine))).toBe('storefront.not_found');
  const { editor: viewer } = await world.addMember(shop.id, 'VIEWER');
  expect(await refusal(add(viewer, mine))).toBe('storefront.role_forbids');
  expect(await shownIds()).toEqual([[], []]);
});

it('lets no caption lead around us', async () => {
  const mine = await addPicture(owner.userId);
  await add(owner.editor, mine);
  const described = {
    kind: 'describe',
    gallery: 'PHOTO',
    assetId: mine,
    altText: '',
    focusX: 50,
    focusY: 50,
  } as const;
  expect(await refusal(change(owner.editor, { ...described, caption: 'Call 555 867 5309' }))).toBe(
    'invalid_input',
  );
  const { photoGallery } = await owner.editor.getListing({ uuid: shop.uuid });
  expect(photoGallery).toMatchObject([{ caption: '' }]);
});
