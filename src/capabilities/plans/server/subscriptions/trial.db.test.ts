import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import {
  type Buyer,
  openSubscriptionsWorld,
  type SubscriptionsWorld,
} from '../../testing/subscriptions-world.ts';
import { hasUnlimitedPlan } from '../index.ts';

let world: SubscriptionsWorld;
beforeAll(async () => {
  world = await openSubscriptionsWorld();
});
afterAll(() => world.close());
afterEach(() => world.expectSound());

const tryFree = ({ actor, listing }: Buyer) =>
  world.shopOf(actor).startTrial({ storefrontUuid: listing.uuid });
const isUnlimited = ({ listing }: Buyer) => hasUnlimitedPlan(world.db, world, listing.id);

describe('the free trial', () => {
  it('makes every lead included for thirty days and not a moment longer', async () => {
    const buyer = await world.openShop();
    expect(await world.plansOf(buyer)).toMatchObject({ canTry: true, running: null });
    expect(await tryFree(buyer)).toMatchObject({
      canTry: false,
      running: {
        key: 'trial',
        name: 'Unlimited (Free trial)',
        state: 'TRIAL',
        totalCents: 0,
        nextCharge: null,
      },
    });
    expect(await isUnlimited(buyer)).toBe(true);
    world.moveMs(30 * 86_400_000 - 5_000);
    expect(await isUnlimited(buyer)).toBe(true);
    world.moveMs(5_000);
    expect(await isUnlimited(buyer)).toBe(false);
    await world.run('plans.turn');
    expect(await world.rowsOf(buyer)).toMatchObject([{ state: 'ENDED' }]);
    expect(await world.subjectsTo(buyer)).toEqual([
      expect.stringMatching(/^The free trial for .* has ended$/),
    ]);
  });

  it('is one however often it is pressed, and by two owners at once', async () => {
    const buyer = await world.openShop();
    const other = { ...buyer, ...(await world.addMember(buyer.listing, 'OWNER')) };
    const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => tryFree(at % 2 ? buyer : other)));
    expect(new Set(answers.map(({ running }) => running?.subscriptionId)).size).toBe(1);
    expect(await world.rowsOf(buyer)).toHaveLength(1);
  });

  it('comes once in the life of a listing', async () => {
    const buyer = await world.openShop();
    await tryFree(buyer);
    world.moveDays(31);
    expect(await refusal(tryFree(buyer))).toBe('plans.trial_used');
    expect(await world.plansOf(buyer)).toMatchObject({ canTry: false, running: null });
  });

  it('is refused while a plan runs', async () => {
    const buyer = await world.openShop();
    await world.buyPlan(buyer);
    expect(await world.plansOf(buyer)).toMatchObject({ canTry: false });
    expect(await refusal(tryFree(buyer))).toBe('plans.has_plan');
  });

  it('is started by owners, and by nobody of another listing', async () => {
    const buyer = await world.openShop();
    const manager = { ...buyer, ...(await world.addMember(buyer.listing, 'MANAGER')) };
    const stranger = { ...buyer, actor: (await world.openShop()).actor };
    expect(await refusal(tryFree(manager))).toBe('storefront.role_forbids');
    expect(await refusal(tryFree(stranger))).toBe('storefront.not_found');
    expect(await refusal(world.plansOf(stranger))).toBe('storefront.not_found');
    expect(await world.plansOf(manager)).toMatchObject({ canTry: false, canBuy: false });
    expect(await world.rowsOf(buyer)).toEqual([]);
  });

  it('is warned of once, three days before its end', async () => {
    const buyer = await world.openShop();
    await tryFree(buyer);
    world.moveDays(26);
    await world.run('plans.warn');
    expect(await world.subjectsTo(buyer)).toEqual([]);
    world.moveDays(1);
    await world.run('plans.warn');
    await world.run('plans.warn');
    expect(await world.subjectsTo(buyer)).toEqual([expect.stringMatching(/^The free trial for .* ends on /)]);
  });

  it('is followed without a gap by a plan that was bought meanwhile', async () => {
    const buyer = await world.openShop();
    const { running } = await tryFree(buyer);
    world.moveDays(5);
    const { offers } = await world.plansOf(buyer);
    expect(offers[0]?.ways[0]).toMatchObject({
      begins: 'AFTER_TRIAL',
      startsAt: running?.termEndsAt,
      unusedCents: 0,
    });
    await world.buyPlan(buyer);
    expect(await world.plansOf(buyer)).toMatchObject({
      running: { key: 'trial' },
      scheduled: { key: 'unlimited-1m', startsAt: running?.termEndsAt },
    });
    await world.run('plans.earn');
    expect(await world.earnedOf(buyer)).toEqual([0]);
    world.moveDays(25);
    expect(await isUnlimited(buyer)).toBe(true);
    expect(await world.plansOf(buyer)).toMatchObject({
      running: { key: 'unlimited-1m', state: 'ACTIVE' },
      scheduled: null,
    });
    await world.run('plans.turn');
    expect(await world.rowsOf(buyer)).toMatchObject([{ state: 'ENDED' }, { state: 'ACTIVE' }]);
    expect((await world.subjectsTo(buyer)).filter((subject) => subject?.includes('has ended'))).toEqual([]);
  });
});
