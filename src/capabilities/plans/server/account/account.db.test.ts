import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { offerCredits } from '#capabilities/credits/server/index.ts';
import { got } from '#capabilities/credits/testing/credits-world.ts';
import type { TestListing } from '#capabilities/storefronts/testing/open-listing.ts';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { openPlansWorld, type PlansWorld } from '../../testing/plans-world.ts';

let world: PlansWorld;
beforeAll(async () => {
  world = await openPlansWorld();
});
afterAll(() => world.close());
afterEach(() => world.expectSound());

const ROLES = ['OWNER', 'MANAGER', 'RESPONDER', 'VIEWER'] as const;

async function openShop() {
  const shop = await world.openListing();
  const people = new Map<string, ReturnType<PlansWorld['shopOf']>>();
  for (const role of ROLES) people.set(role, world.shopOf((await world.addMember(shop, role)).actor));
  const as = (role: (typeof ROLES)[number]) => people.get(role) ?? expect.fail(role);
  return { shop, as, storefrontUuid: shop.uuid };
}

const offer = ({ id }: TestListing, amount = 11, endsAt: Date | null = null) =>
  offerCredits(world.db, world, { storefrontId: id, amount, endsAt });

const NO_PLAN = {
  discountActiveUntil: null,
  freeTrialEndsAt: null,
  paidPlanStartsAt: null,
  paidPlanEndsAt: null,
  autoRenew: false,
  canPurchaseCredits: true,
  canPurchaseDiscounts: true,
  promos: [],
  autoConnect: false,
  currentPlan: null,
};

describe('the account', () => {
  it('has the fields of the specification and no other', async () => {
    const { shop, as, storefrontUuid } = await openShop();
    got(await world.give(shop, 16));
    expect(await as('OWNER').getAccount({ storefrontUuid })).toEqual({
      balance: 16,
      freeCreditOfferAmount: 0,
      ...NO_PLAN,
    });
  });

  it('is for everybody of the business; the offer for those who may take it', async () => {
    const { shop, as, storefrontUuid } = await openShop();
    await offer(shop);
    const seen = [];
    for (const role of ROLES)
      seen.push((await as(role).getAccount({ storefrontUuid })).freeCreditOfferAmount);
    expect(seen).toEqual([11, 11, 0, 0]);
  });

  it('is not there for others', async () => {
    const [{ storefrontUuid }, stranger] = [await openShop(), (await openShop()).as('OWNER')];
    for (const call of [
      () => stranger.getAccount({ storefrontUuid }),
      () => stranger.redeemOffer({ storefrontUuid }),
    ])
      expect(await refusal(call())).toBe('storefront.not_found');
  });

  it('counts what has ended no more', async () => {
    const { shop, as, storefrontUuid } = await openShop();
    got(await world.give(shop, 16));
    world.moveDays(190);
    expect(await as('OWNER').getAccount({ storefrontUuid })).toMatchObject({ balance: 0 });
  });
});

describe('an offer', () => {
  it('is redeemed once, however often it is pressed and by two at once', async () => {
    const { shop, as, storefrontUuid } = await openShop();
    await offer(shop);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => as(at % 2 ? 'OWNER' : 'MANAGER').redeemOffer({ storefrontUuid })),
    );
    for (const answer of answers)
      expect(answer).toMatchObject({ balance: 11, freeCreditOfferAmount: 0, currentPlan: null });
    expect(await world.balanceOf(shop)).toBe(11);
  });

  it('is refused where there is none, where it has ended, and to whoever may not', async () => {
    const [none, ended] = [await openShop(), await openShop()];
    await offer(ended.shop, 11, new Date(world.clock.now().getTime() - 1));
    for (const { as, storefrontUuid } of [none, ended])
      expect(await refusal(as('OWNER').redeemOffer({ storefrontUuid }))).toBe('credits.no_offer');
    const { shop, as, storefrontUuid } = await openShop();
    await offer(shop);
    for (const role of ['RESPONDER', 'VIEWER'] as const)
      expect(await refusal(as(role).redeemOffer({ storefrontUuid }))).toBe('storefront.role_forbids');
    expect(await world.balanceOf(shop)).toBe(0);
  });

  it('comes once in the life of a listing', async () => {
    const { shop, as, storefrontUuid } = await openShop();
    await offer(shop, 11);
    await as('OWNER').redeemOffer({ storefrontUuid });
    await offer(shop, 36);
    expect(await as('OWNER').getAccount({ storefrontUuid })).toMatchObject({ freeCreditOfferAmount: 0 });
  });
});
