import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { closeListing, openListing } from '#capabilities/storefronts/testing/open-listing.ts';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import {
  type Buyer,
  MONTH,
  openSubscriptionsWorld,
  type SubscriptionsWorld,
} from '../../testing/subscriptions-world.ts';

let world: SubscriptionsWorld;
beforeAll(async () => {
  world = await openSubscriptionsWorld();
});
afterAll(() => world.close());
afterEach(() => world.expectSound());

const PACK = { kind: 'pack', packKey: 'payg-60' } as const;

async function openDraft(): Promise<Buyer> {
  const listing = await openListing({ platform: world }, { isPublished: false });
  return { listing, ...(await world.addMember(listing, 'OWNER')) };
}

const rowsIn = async (table: 'vendor_purchases' | 'plan_subscriptions', { listing }: Buyer) =>
  (await world.db.$client.query(`select from ${table} where storefront_id = $1`, [listing.id])).rowCount;

it('nothing is sold for a draft, nor tried, and its account says so', async () => {
  const draft = await openDraft();
  const shop = world.shopOf(draft.actor);
  const { uuid: storefrontUuid } = draft.listing;
  const order = { storefrontUuid, wish: PACK, promoCode: null, totalCents: 6_200, savesCard: false };
  const sent = {
    ...order,
    quotedAt: world.clock.now().toISOString(),
    key: world.clock.uuid(),
    methodId: null,
  };
  for (const ask of [
    () => shop.quotePurchase({ storefrontUuid, wish: PACK, promoCode: null }),
    () => shop.quotePurchase({ storefrontUuid, wish: { kind: 'plan', ...MONTH }, promoCode: null }),
    () => shop.beginPurchase(sent),
    () => shop.startTrial({ storefrontUuid }),
  ])
    expect(await refusal(ask())).toBe('plans.not_published');
  expect(await rowsIn('vendor_purchases', draft)).toBe(0);
  expect(await rowsIn('plan_subscriptions', draft)).toBe(0);
  expect(await shop.getShop({ storefrontUuid })).toMatchObject({ canBuy: false, refusal: 'NOT_PUBLISHED' });
  expect(await shop.getAccount({ storefrontUuid })).toMatchObject({
    ...{ canPurchaseCredits: false, canPurchaseDiscounts: false },
  });
  const { canTry, offers } = await shop.getPlans({ storefrontUuid });
  const refusals = offers.flatMap(({ ways }) => ways.map((way) => way.refusal));
  expect([canTry, ...new Set(refusals)]).toEqual([false, 'NOT_PUBLISHED']);
});

it('a closed listing buys nothing more, keeps what it has, and can leave it', async () => {
  const buyer = await world.openShop();
  const shop = world.shopOf(buyer.actor);
  const { uuid: storefrontUuid } = buyer.listing;
  const pack = await shop.beginPurchase(await world.orderOf(buyer.actor, buyer.listing, PACK));
  await world.payAt(pack.url);
  await world.comeBack(buyer, pack.uuid);
  await world.buyPlan(buyer);
  const declined = await world.orderOf(buyer.actor, buyer.listing, PACK);
  const { uuid: declinedUuid } = await shop.beginPurchase(declined);
  await closeListing({ platform: world }, buyer.listing);

  expect(await refusal(world.orderOf(buyer.actor, buyer.listing, PACK))).toBe('plans.not_published');
  const again = { storefrontUuid, uuid: declinedUuid, methodId: null, savesCard: false };
  expect(await refusal(shop.retryPurchase(again))).toBe('plans.not_published');
  expect((await shop.listPurchases({ storefrontUuid })).purchases).toHaveLength(2);
  const { running, canBuy } = await shop.getPlans({ storefrontUuid });
  expect({ canBuy, state: running?.state }).toEqual({ canBuy: true, state: 'ACTIVE' });
  const subscriptionId = running?.subscriptionId ?? '';
  expect(await shop.setAutoRenew({ storefrontUuid, subscriptionId, autoRenew: false })).toMatchObject({
    running: { state: 'LEAVING' },
  });
  const { callOff } = await shop.getPurchase({ storefrontUuid, uuid: pack.uuid });
  const back = { storefrontUuid, uuid: pack.uuid, refundCents: callOff?.refundCents ?? 0 };
  expect(await shop.callOffPurchase(back)).toMatchObject({ state: 'REFUNDED' });
  const [card] = (await shop.listCards({ storefrontUuid })).cards;
  expect(await shop.forgetCard({ storefrontUuid, id: card?.id ?? '' })).toMatchObject({ cards: [] });
});
