import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { formatCents } from '#base/money.ts';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import {
  type Buyer,
  MONTH,
  openSubscriptionsWorld,
  QUARTER,
  type SubscriptionsWorld,
  YEAR,
  YEAR_MONTHLY,
} from '../../testing/subscriptions-world.ts';

let world: SubscriptionsWorld;
beforeAll(async () => {
  world = await openSubscriptionsWorld();
});
afterAll(() => world.close());
afterEach(() => world.expectSound());

const runningId = async (buyer: Buyer) =>
  (await world.plansOf(buyer)).running?.subscriptionId ?? expect.fail('nothing runs');
const setAutoRenew = ({ actor, listing }: Buyer, subscriptionId: string, autoRenew: boolean) =>
  world.shopOf(actor).setAutoRenew({ storefrontUuid: listing.uuid, subscriptionId, autoRenew });
const cancel = ({ actor, listing }: Buyer, subscriptionId: string) =>
  world.shopOf(actor).cancelScheduled({ storefrontUuid: listing.uuid, subscriptionId });
const wayTo = async (buyer: Buyer, { planKey, payment }: typeof MONTH) => {
  const { offers } = await world.plansOf(buyer);
  const way = offers.find(({ key }) => key === planKey)?.ways.find((each) => each.payment === payment);
  return way ?? expect.fail('not offered');
};

describe('what a listing can have', () => {
  it('is offered at the price of its group, with tax, and says when it pays off', async () => {
    const { group, creditsPerLead, offers, ...rest } = await world.plansOf(await world.openShop());
    expect(rest).toEqual({ running: null, scheduled: null, canTry: true, canBuy: true });
    expect({ group, creditsPerLead }).toEqual({ group: 'B', creditsPerLead: 8 });
    expect(
      offers.map(({ key, monthlyCents, paysOffFrom, savesCents }) => [
        key,
        monthlyCents,
        paysOffFrom,
        savesCents,
      ]),
    ).toEqual([
      ['unlimited-1m', 10_900, 14, 0],
      ['unlimited-3m', 8_900, 12, 6_000],
      ['unlimited-12m', 6_900, 9, 48_000],
      ['unlimited-plus-12m', 9_660, 13, 14_880],
    ]);
    expect(offers[2]?.ways).toMatchObject([
      {
        payment: 'MONTHLY',
        periodCents: 6_900,
        unusedCents: 0,
        netCents: 6_900,
        taxCents: 552,
        totalCents: 7_452,
        begins: 'NOW',
        refusal: null,
      },
      { payment: 'UPFRONT', periodCents: 82_800, netCents: 82_800, taxCents: 6_624, totalCents: 89_424 },
    ]);
  });
});

describe('a plan that is bought', () => {
  it('runs at once, says what it takes next and from which card, and is in the books', async () => {
    const buyer = await world.openShop();
    const before = world.clock.now();
    expect(await world.buyPlan(buyer)).toMatchObject({ progress: 'settled' });
    const { running } = await world.plansOf(buyer);
    expect(running).toMatchObject({
      ...{ key: 'unlimited-1m', state: 'ACTIVE', payment: 'MONTHLY', autoRenew: true, graceUntil: null },
      ...{ netCents: 10_900, taxCents: 872, totalCents: 11_772 },
      card: { brand: 'visa', last4: '4242' },
      nextCharge: { at: running?.periodEndsAt, cents: 11_772 },
    });
    expect(new Date(running?.startsAt ?? 0).getTime()).toBeGreaterThanOrEqual(before.getTime());
    expect(await world.chargedTo(buyer)).toEqual({ cents: 11_772, refunded: 0, times: 1 });
  });

  it('is one plan, however often its buyer is back', async () => {
    const buyer = await world.openShop();
    const begun = await world.begin(buyer, MONTH);
    await world.payAt(begun.url);
    await Promise.all(Array.from({ length: 8 }, () => world.comeBack(buyer, begun.uuid)));
    expect(await world.rowsOf(buyer)).toHaveLength(1);
  });

  it('is not sold a second time while it runs', async () => {
    const buyer = await world.openShop();
    await world.buyPlan(buyer);
    expect(await wayTo(buyer, MONTH)).toMatchObject({ refusal: 'SAME_PLAN' });
    expect(await refusal(world.begin(buyer, MONTH))).toBe('plans.same_plan');
  });
});

describe('auto-renew', () => {
  it('goes off and on as often as somebody likes', async () => {
    const buyer = await world.openShop();
    await world.buyPlan(buyer);
    const id = await runningId(buyer);
    for (const _ of [1, 2])
      expect(await setAutoRenew(buyer, id, false)).toMatchObject({
        running: { state: 'LEAVING', autoRenew: false, nextCharge: null },
      });
    for (const _ of [1, 2])
      expect(await setAutoRenew(buyer, id, true)).toMatchObject({
        running: { state: 'ACTIVE', autoRenew: true },
      });
  });

  it('is about the plan that the page shows, and no other', async () => {
    const buyer = await world.openShop();
    await world.buyPlan(buyer);
    const old = await runningId(buyer);
    await world.buyPlan(buyer, YEAR);
    expect(await refusal(setAutoRenew(buyer, old, false))).toBe('plans.plan_changed');
    expect(await world.plansOf(buyer)).toMatchObject({ running: { autoRenew: true } });
  });

  it('is for owners of this listing', async () => {
    const buyer = await world.openShop();
    await world.buyPlan(buyer);
    const id = await runningId(buyer);
    const manager = { ...buyer, ...(await world.addMember(buyer.listing, 'MANAGER')) };
    const stranger = await world.openShop();
    expect(await refusal(setAutoRenew(manager, id, false))).toBe('storefront.role_forbids');
    expect(await refusal(setAutoRenew({ ...buyer, actor: stranger.actor }, id, false))).toBe(
      'storefront.not_found',
    );
    expect(await refusal(setAutoRenew(stranger, id, false))).toBe('plans.plan_changed');
  });
});

describe('a dearer plan', () => {
  it('begins at once, minus what is unused, exactly as it was shown', async () => {
    const buyer = await world.openShop();
    await world.buyPlan(buyer);
    world.moveDays(15);
    const way = await wayTo(buyer, QUARTER);
    expect(way).toMatchObject({ begins: 'NOW', periodCents: 26_700, refusal: null });
    expect(way.netCents + way.unusedCents).toBe(26_700);
    expect(way.unusedCents).toBeGreaterThan(5_400);
    expect(way.unusedCents).toBeLessThan(5_700);
    await world.buyPlan(buyer, QUARTER);
    expect(await world.rowsOf(buyer)).toMatchObject([
      { plan_key: 'unlimited-1m', state: 'ENDED' },
      { plan_key: 'unlimited-3m', state: 'ACTIVE' },
    ]);
    world.moveDays(100);
    await world.run('plans.earn');
    const earned = await world.earnedOf(buyer);
    // Together they are what was paid, and the second is the price of its period.
    expect(earned[1]).toBe(26_700);
    const { cents } = await world.chargedTo(buyer);
    expect((earned[0] ?? 0) + 26_700).toBe(Math.round(cents / 1.08));
  });

  it('that is paid after another came in between goes back whole', async () => {
    const buyer = await world.openShop();
    const first = await world.begin(buyer, MONTH);
    const other = { ...buyer, ...(await world.addMember(buyer.listing, 'OWNER')) };
    await world.payAt(first.url);
    const order = await world.orderOf(other.actor, buyer.listing, { kind: 'plan', ...YEAR });
    const second = await world.shopOf(other.actor).beginPurchase(order);
    await world.payAt(second.url);
    await world.comeBack(other, second.uuid);
    await world.comeBack(buyer, first.uuid);
    await world.runQueued();
    expect(await world.rowsOf(buyer)).toHaveLength(1);
    const { cents, refunded } = await world.chargedTo(buyer);
    const running = (await world.plansOf(buyer)).running?.totalCents;
    expect(cents - refunded).toBe(running);
    const told = `Your plans had changed by the time your payment arrived`;
    for (const owner of [buyer, other]) {
      const [letter, ...more] = await world.givenBackTo(owner);
      expect(more).toEqual([]);
      expect(letter).toContain(told);
      expect(letter).toContain(`${formatCents(refunded)} goes back to the card you paid with`);
    }
  });
});

describe('a cheaper plan', () => {
  it('waits for the end of what is paid, and nothing is renewed before it', async () => {
    const buyer = await world.openShop();
    await world.buyPlan(buyer, YEAR);
    const { running } = await world.plansOf(buyer);
    expect(await wayTo(buyer, MONTH)).toMatchObject({
      begins: 'AT_END',
      startsAt: running?.periodEndsAt,
      unusedCents: 0,
    });
    await world.buyPlan(buyer, MONTH);
    expect(await world.plansOf(buyer)).toMatchObject({
      running: { key: 'unlimited-12m', nextCharge: null },
      scheduled: { key: 'unlimited-1m', startsAt: running?.periodEndsAt, totalCents: 11_772 },
    });
    expect(await wayTo(buyer, QUARTER)).toMatchObject({ refusal: 'ALREADY_SCHEDULED' });
    expect(await refusal(world.begin(buyer, QUARTER))).toBe('plans.already_scheduled');
    world.moveDays(366);
    await world.runDay();
    expect(await world.rowsOf(buyer)).toMatchObject([
      { state: 'ENDED' },
      { plan_key: 'unlimited-1m', state: 'ACTIVE' },
    ]);
    expect(await world.chargedTo(buyer)).toMatchObject({ times: 2 });
  });

  it('is called off before it starts, and its money goes back whole', async () => {
    const buyer = await world.openShop();
    await world.buyPlan(buyer, YEAR);
    await world.buyPlan(buyer, MONTH);
    const id = (await world.plansOf(buyer)).scheduled?.subscriptionId ?? '';
    const stranger = await world.openShop();
    expect(await refusal(cancel({ ...buyer, actor: stranger.actor }, id))).toBe('storefront.not_found');
    expect(await refusal(cancel(stranger, id))).toBe('plans.plan_changed');
    const done = await Promise.allSettled([cancel(buyer, id), cancel(buyer, id), cancel(buyer, id)]);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await world.runQueued();
    expect(await world.chargedTo(buyer)).toMatchObject({ refunded: 11_772 });
    expect(await world.plansOf(buyer)).toMatchObject({ running: { key: 'unlimited-12m' }, scheduled: null });
    world.moveDays(370);
    expect(await refusal(cancel(buyer, id))).toBe('plans.plan_changed');
  });

  it('that is shorter is not sold within a year that is paid by the month', async () => {
    const buyer = await world.openShop();
    await world.buyPlan(buyer, YEAR_MONTHLY);
    for (const wish of [MONTH, QUARTER]) {
      expect(await wayTo(buyer, wish)).toMatchObject({ refusal: 'AGREED_ON_LONGER' });
      expect(await refusal(world.begin(buyer, wish))).toBe('plans.agreed_on_longer');
    }
    expect(await wayTo(buyer, YEAR)).toMatchObject({ refusal: null, begins: 'NOW' });
  });

  it('replaces a year that is paid by the month when the month is over', async () => {
    const buyer = await world.openShop();
    await world.buyPlan(buyer, { planKey: 'unlimited-plus-12m', payment: 'MONTHLY' });
    await world.buyPlan(buyer, YEAR_MONTHLY);
    world.moveDays(32);
    await world.runDay();
    expect(await world.plansOf(buyer)).toMatchObject({
      running: { key: 'unlimited-12m', payment: 'MONTHLY' },
    });
    expect(await world.chargedTo(buyer)).toMatchObject({ times: 2 });
  });
});
