import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestVendor } from '#capabilities/inquiries/testing/inquiry-world.ts';
import { openReadingWorld, type ReadingWorld } from '#capabilities/inquiries/testing/reading-world.ts';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';

let world: ReadingWorld;
let vendor: TestVendor;

beforeAll(async () => {
  world = await openReadingWorld();
  vendor = await world.addVendor();
});
afterAll(() => world.close());

const dinner = { label: 'Dinner', quantity: 140, unitCents: 4200 };
const saved = () => ({
  storefrontUuid: vendor.uuid,
  title: 'Saturday dinner',
  lines: [dinner],
  depositCents: 250_000,
});

it('saved packages: kept by title, replaced by the same, deleted', async () => {
  const reads = world.reads(vendor.owner);
  const first = await reads.saveQuotePackage(saved());
  const again = await reads.saveQuotePackage({ ...saved(), title: 'saturday Dinner', depositCents: null });
  expect(again).toMatchObject({ uuid: first.uuid, title: 'saturday Dinner', depositCents: null });
  await reads.saveQuotePackage({ ...saved(), title: 'Friday' });
  const titles = async () =>
    (await reads.listQuotePackages({ storefrontUuid: vendor.uuid })).map(({ title }) => title);
  expect(await titles()).toEqual(['Friday', 'saturday Dinner']);
  await reads.deleteQuotePackage({ uuid: first.uuid });
  expect(await titles()).toEqual(['Friday']);
});

it('saved packages: the other user cannot, nor who only looks on', async () => {
  const { uuid } = await world.reads(vendor.owner).saveQuotePackage(saved());
  const other = world.reads((await world.addVendor()).owner);
  expect(await refusal(other.saveQuotePackage(saved()))).toBe('storefront.not_found');
  expect(await refusal(other.deleteQuotePackage({ uuid }))).toBe('quote_package.not_found');
  const viewer = world.reads(await world.addMember(vendor.id, 'VIEWER'));
  expect(await refusal(viewer.listQuotePackages({ storefrontUuid: vendor.uuid }))).toBe(
    'storefront.role_forbids',
  );
  expect(await refusal(viewer.deleteQuotePackage({ uuid }))).toBe('storefront.role_forbids');
});

it('saved packages: never more than twenty, however many save at once', async () => {
  const shop = await world.addVendor();
  const reads = world.reads(shop.owner);
  const save = (number: number) =>
    refusal(reads.saveQuotePackage({ ...saved(), storefrontUuid: shop.uuid, title: `Package ${number}` }));
  const done = await Promise.all(Array.from({ length: 24 }, (_, number) => save(number)));
  expect(done.filter((code) => code === 'quote_package.too_many')).toHaveLength(4);
  expect(await reads.listQuotePackages({ storefrontUuid: shop.uuid })).toHaveLength(20);
});
