import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { openPlansWorld, type PlansWorld } from '../../testing/plans-world.ts';

let world: PlansWorld;

beforeAll(async () => {
  world = await openPlansWorld();
});
afterAll(() => world.close());

async function buyer() {
  const listing = await world.openListing();
  const owner = await world.addMember(listing, 'OWNER');
  return { listing, owner, shop: world.shopOf(owner.actor) };
}

describe('a pack of credits', () => {
  it('is paid on the provider’s page and is there when its buyer is back', async () => {
    const { listing, owner, shop } = await buyer();
    const begun = await shop.beginPurchase(await world.wishFor(owner.actor, listing));
    expect(begun).toMatchObject({ progress: 'page', credits: 60, netCents: 5_700 });
    expect(await world.balanceOf(listing)).toBe(0);
    await world.payAt(begun.url);
    const where = { storefrontUuid: listing.uuid, uuid: begun.uuid };
    expect(await shop.getPurchase(where)).toMatchObject({ progress: 'settled', url: null });
    expect(await world.balanceOf(listing)).toBe(60);
    expect(await world.lotsOf(listing)).toMatchObject([{ source: 'BOUGHT', granted: 60, cost: 5_700 }]);
    await world.expectSound();
  });

  it('comes once, however often its buyer looks, and the same form is one purchase', async () => {
    const { listing, owner, shop } = await buyer();
    const wish = await world.wishFor(owner.actor, listing);
    const begun = await Promise.all(Array.from({ length: 12 }, () => shop.beginPurchase(wish)));
    const [one = expect.fail('nothing was begun')] = begun;
    expect(new Set(begun.map(({ uuid, url }) => `${uuid} ${url}`)).size).toBe(1);
    await world.payAt(one.url);
    const where = { storefrontUuid: listing.uuid, uuid: one.uuid };
    await Promise.all(Array.from({ length: 8 }, () => shop.getPurchase(where)));
    expect(await world.balanceOf(listing)).toBe(60);
    await world.expectSound();
  });

  it('is not there after a card that was declined, and is after a better one', async () => {
    const { listing, owner, shop } = await buyer();
    const begun = await shop.beginPurchase(await world.wishFor(owner.actor, listing, 'payg-25'));
    await world.payAt(begun.url, 'declined');
    const where = { storefrontUuid: listing.uuid, uuid: begun.uuid };
    expect(await shop.getPurchase(where)).toMatchObject({ progress: 'page' });
    expect(await world.balanceOf(listing)).toBe(0);
    await world.payAt(begun.url);
    expect(await shop.getPurchase(where)).toMatchObject({ progress: 'settled' });
    expect(await world.balanceOf(listing)).toBe(25);
    await world.expectSound();
  });

  it('is charged at no other price than the one that was shown', async () => {
    const { listing, owner, shop } = await buyer();
    const wish = await world.wishFor(owner.actor, listing);
    expect(await refusal(shop.beginPurchase({ ...wish, totalCents: wish.totalCents - 1 }))).toBe(
      'plans.price_changed',
    );
  });

  it('is bought by owners only, and followed by nobody else', async () => {
    const { listing, owner, shop } = await buyer();
    const manager = await world.addMember(listing, 'MANAGER');
    const stranger = await buyer();
    const wish = await world.wishFor(owner.actor, listing);
    expect(await refusal(world.shopOf(manager.actor).beginPurchase(wish))).toBe('storefront.role_forbids');
    expect(await refusal(stranger.shop.beginPurchase(wish))).toBe('storefront.not_found');
    const { uuid } = await shop.beginPurchase(wish);
    const where = { storefrontUuid: listing.uuid, uuid };
    expect(await refusal(stranger.shop.getPurchase(where))).toBe('storefront.not_found');
    const elsewhere = { storefrontUuid: stranger.listing.uuid, uuid };
    expect(await refusal(stranger.shop.getPurchase(elsewhere))).toBe('plans.purchase_not_found');
    expect((await world.shopOf(manager.actor).getShop({ storefrontUuid: listing.uuid })).canBuy).toBe(false);
  });
});
