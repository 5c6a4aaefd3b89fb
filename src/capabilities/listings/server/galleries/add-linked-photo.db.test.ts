import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestListing } from '#capabilities/storefronts/testing/open-listing.ts';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { type Editor, type ListingWorld, openListingWorld } from '../../testing/listing-world.ts';

const ADDRESS = 'https://studio.example.com/barn.jpg';

let world: ListingWorld;
let shop: TestListing;
let owner: Editor;

beforeAll(async () => {
  world = await openListingWorld();
  const photo = sharp({ create: { width: 64, height: 48, channels: 3, background: '#c9a58d' } });
  world.outside.set(ADDRESS, new Uint8Array(await photo.jpeg().toBuffer()));
});
afterAll(() => world.close());
beforeEach(async () => {
  shop = await world.openListing();
  owner = (await world.addMember(shop.id, 'OWNER')).editor;
});

const add = (address: string, editor = owner) =>
  editor.addLinkedPhoto({ uuid: shop.uuid, gallery: 'PHOTO', address });

it('keeps a copy of a photo on the web, once however often it is asked for', async () => {
  await add('studio.example.com/barn.jpg');
  const { photoGallery } = await add(ADDRESS);
  expect(photoGallery).toMatchObject([{ source: 'URL', width: 64, height: 48 }]);
});

it('says why a link gave no photo, and adds none', async () => {
  world.outside.set('https://inside.example.com/a.jpg', 'PRIVATE_ADDRESS');
  world.outside.set('https://page.example.com/', 'WRONG_TYPE');
  world.outside.set('https://text.example.com/a.jpg', new TextEncoder().encode('<svg onload="alert(1)"/>'));
  for (const address of [
    'https://inside.example.com/a.jpg',
    'https://page.example.com/',
    'https://text.example.com/a.jpg',
    'https://nowhere.example.com/a.jpg',
  ]) {
    expect(await refusal(add(address))).toBe('listing.photo_not_read');
  }
  expect(await refusal(add('http://127.0.0.1/a.jpg'))).toBe('invalid_input');
  expect((await owner.getListing({ uuid: shop.uuid })).photoGallery).toEqual([]);
});

it('reads nothing for those who may not change the listing', async () => {
  const { editor: viewer } = await world.addMember(shop.id, 'VIEWER');
  expect(await refusal(add(ADDRESS, viewer))).toBe('storefront.role_forbids');
  const elsewhere = await world.openListing();
  const { editor: stranger } = await world.addMember(elsewhere.id, 'OWNER');
  expect(await refusal(add(ADDRESS, stranger))).toBe('storefront.not_found');
});
