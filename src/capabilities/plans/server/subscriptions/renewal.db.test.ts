import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { calendarDateOf } from '#base/calendar-date.ts';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import {
  type Buyer,
  MONTH,
  openSubscriptionsWorld,
  QUARTER,
  type SubscriptionsWorld,
  YEAR_MONTHLY,
} from '../../testing/subscriptions-world.ts';
import { hasUnlimitedPlan } from '../index.ts';

let world: SubscriptionsWorld;
beforeAll(async () => {
  world = await openSubscriptionsWorld();
});
afterAll(() => world.close());
afterEach(() => world.expectSound());

const isUnlimited = ({ listing }: Buyer) => hasUnlimitedPlan(world.db, world, listing.id);
const running = async (buyer: Buyer) => (await world.plansOf(buyer)).running ?? expect.fail('nothing runs');
const payRenewal = async ({ actor, listing }: Buyer, subscriptionId: string) =>
  world.shopOf(actor).payRenewal({ storefrontUuid: listing.uuid, subscriptionId });
const subjects = async (buyer: Buyer, word: string) =>
  (await world.subjectsTo(buyer)).filter((subject) => subject?.includes(word));

async function bought(wish = MONTH, card = 'success') {
  const buyer = await world.openShop();
  await world.buyPlan(buyer, wish, card);
  return { buyer, plan: await running(buyer) };
}

describe('a renewal', () => {
  it('is told a week before, charged once when it is due and receipted', async () => {
    const { buyer, plan } = await bought();
    const passed = new Date(plan.periodEndsAt).getTime() - world.clock.now().getTime();
    world.moveMs(passed - 6 * 86_400_000);
    await world.runDay();
    await world.runDay();
    expect(await subjects(buyer, 'renews on')).toHaveLength(1);
    expect(await world.chargedTo(buyer)).toMatchObject({ times: 1 });
    world.moveDays(6);
    expect(await isUnlimited(buyer)).toBe(true);
    await Promise.all([world.run('plans.renew'), world.run('plans.renew')]);
    await world.run('plans.renew');
    expect(await world.chargedTo(buyer)).toEqual({ cents: 23_544, refunded: 0, times: 2 });
    expect(await running(buyer)).toMatchObject({ state: 'ACTIVE', periodStartsAt: plan.periodEndsAt });
    expect(await subjects(buyer, 'Your receipt for Unlimited, 1 month')).toHaveLength(2);
  });

  it('has its receipt in the history like what was bought, with its days, tax and card', async () => {
    const { buyer, plan } = await bought();
    const { listing, actor } = buyer;
    const shop = world.shopOf(actor);
    const storefrontUuid = listing.uuid;
    await shop.setBilling({ storefrontUuid, businessName: 'Fern LLC', taxId: '', address: '' });
    world.moveMs(new Date(plan.periodEndsAt).getTime() - world.clock.now().getTime());
    await Promise.all([world.run('plans.renew'), world.run('plans.renew')]);
    const { purchases } = await shop.listPurchases({ storefrontUuid });
    const [renewal, first] = purchases;
    expect(purchases).toHaveLength(2);
    expect(first?.period).toMatchObject({ number: 1, endsAt: plan.periodEndsAt });
    expect(renewal).toMatchObject({
      ...{ kind: 'PLAN', name: 'Unlimited, 1 month', state: 'PAID', netCents: 10_900, taxCents: 872 },
      ...{ card: { brand: 'visa', last4: '4242' }, period: { number: 2, startsAt: plan.periodEndsAt } },
    });
    const where = { storefrontUuid, uuid: renewal?.uuid ?? '' };
    expect(await shop.getPurchase(where)).toMatchObject({
      ...{ tax: { state: 'NY', ratePercent: 8 }, billing: { businessName: 'Fern LLC' }, callOff: null },
    });
    expect((await shop.getReceipt(where)).type).toBe('application/pdf');
    const csv = await (await shop.exportPurchases({ storefrontUuid })).text();
    expect(csv.match(/Visa ending in 4242/g)).toHaveLength(2);
    expect(csv).toContain(calendarDateOf(new Date(plan.periodEndsAt), 'America/New_York'));
    const [receipt] = await world.mailsTo(buyer.email);
    expect(receipt?.text).toContain('Unlimited, 1 month: $109\nSales tax, NY: $8.72\nTotal: $117.72');
    expect(receipt?.text).toContain('Paid with Visa ending in 4242');
    const manager = await world.addMember(listing, 'MANAGER');
    expect((await world.shopOf(manager.actor).getPurchase(where)).number).toBe(renewal?.number);
    const stranger = await world.openShop();
    expect(await refusal(world.shopOf(stranger.actor).getReceipt(where))).toBe('storefront.not_found');
    const elsewhere = { ...where, storefrontUuid: stranger.listing.uuid };
    expect(await refusal(world.shopOf(stranger.actor).getReceipt(elsewhere))).toBe(
      'plans.purchase_not_found',
    );
  });

  it('does not happen where it was turned off, and the plan ends with a word', async () => {
    const { buyer, plan } = await bought();
    const { actor, listing } = buyer;
    await world
      .shopOf(actor)
      .setAutoRenew({ storefrontUuid: listing.uuid, subscriptionId: plan.subscriptionId, autoRenew: false });
    world.moveDays(32);
    expect(await isUnlimited(buyer)).toBe(false);
    await world.runDay();
    expect(await world.rowsOf(buyer)).toMatchObject([{ state: 'ENDED' }]);
    expect(await world.chargedTo(buyer)).toMatchObject({ times: 1 });
    expect(await subjects(buyer, 'has ended')).toHaveLength(1);
    expect(await subjects(buyer, 'renews on')).toEqual([]);
  });

  it('of a year that is paid by the month goes on until the year is over, also for whoever leaves', async () => {
    const { buyer, plan } = await bought(YEAR_MONTHLY);
    const { actor, listing } = buyer;
    await world
      .shopOf(actor)
      .setAutoRenew({ storefrontUuid: listing.uuid, subscriptionId: plan.subscriptionId, autoRenew: false });
    for (let month = 0; month < 13; month++) {
      world.moveDays(31);
      await world.run('plans.renew');
      await world.run('plans.turn');
    }
    expect(await world.chargedTo(buyer)).toEqual({ cents: 12 * 7_452, refunded: 0, times: 12 });
    expect(await world.rowsOf(buyer)).toMatchObject([{ state: 'ENDED', periods: 12 }]);
    await world.run('plans.earn');
    expect(await world.earnedOf(buyer)).toEqual(Array.from({ length: 12 }, () => 6_900));
  });

  it('charges nobody where no owner is left', async () => {
    const { buyer } = await bought();
    await world.db.$client.query('delete from storefront_members where storefront_id = $1', [
      buyer.listing.id,
    ]);
    world.moveDays(32);
    await world.runDay();
    expect(await world.rowsOf(buyer)).toMatchObject([{ state: 'ENDED' }]);
    expect(await world.chargedTo(buyer)).toMatchObject({ times: 1 });
  });

  it('that came between the price of another plan and its money goes back', async () => {
    const { buyer, plan } = await bought();
    world.moveMs(new Date(plan.periodEndsAt).getTime() - world.clock.now().getTime() - 60_000);
    const begun = await world.begin(buyer, QUARTER);
    world.moveMs(120_000);
    await world.run('plans.renew');
    await world.payAt(begun.url);
    await world.comeBack(buyer, begun.uuid);
    await world.runQueued();
    expect(await world.chargedTo(buyer)).toMatchObject({ times: 3, refunded: 11_772 });
    expect(await running(buyer)).toMatchObject({ key: 'unlimited-3m' });
    const { purchases } = await world
      .shopOf(buyer.actor)
      .listPurchases({ storefrontUuid: buyer.listing.uuid });
    expect(purchases.map(({ state, refundedCents }) => [state, refundedCents])).toEqual([
      ['REFUNDED', 11_772],
      ['PAID', 0],
      ['PAID', 0],
    ]);
  });
});

describe('a card that fails', () => {
  it('is tried three times in a week in which the plan works, and then the plan ends', async () => {
    const { buyer } = await bought(MONTH, 'fails_later');
    const [row] = await world.rowsOf(buyer);
    world.moveMs((row?.period_ends_at.getTime() ?? 0) - world.clock.now().getTime() + 1_000);
    const tries = [];
    for (let day = 0; day < 8; day++) {
      await world.runDay();
      const [now] = await world.rowsOf(buyer);
      tries.push(now?.state === 'ENDED' ? 'ENDED' : now?.tries);
      expect(await isUnlimited(buyer)).toBe(now?.state !== 'ENDED');
      world.moveDays(1);
    }
    expect(tries).toEqual([1, 1, 1, 2, 2, 2, 3, 'ENDED']);
    expect(await subjects(buyer, 'Payment failed')).toHaveLength(3);
    expect(await subjects(buyer, 'has ended')).toHaveLength(1);
    expect(await world.chargedTo(buyer)).toMatchObject({ times: 1 });
  });

  it('is replaced on the page, and the plan goes on from where it was', async () => {
    const { buyer, plan } = await bought(MONTH, 'fails_later');
    expect(await refusal(payRenewal(buyer, plan.subscriptionId))).toBe('plans.nothing_due');
    world.moveDays(32);
    await world.run('plans.renew');
    expect(await running(buyer)).toMatchObject({ state: 'PAST_DUE', graceUntil: expect.any(String) });
    const stranger = await world.openShop();
    expect(await refusal(payRenewal({ ...buyer, actor: stranger.actor }, plan.subscriptionId))).toBe(
      'storefront.not_found',
    );
    expect(await refusal(payRenewal(stranger, plan.subscriptionId))).toBe('plans.nothing_due');
    const page = await payRenewal(buyer, plan.subscriptionId);
    expect(page).toMatchObject({ progress: 'page' });
    expect(await payRenewal(buyer, plan.subscriptionId)).toEqual(page);
    await world.payAt(page.url);
    // Whoever looks at the plans after paying finds them paid, before any event has come.
    expect(await running(buyer)).toMatchObject({ state: 'ACTIVE' });
    expect(await refusal(payRenewal(buyer, plan.subscriptionId))).toBe('plans.nothing_due');
    expect(await running(buyer)).toMatchObject({
      state: 'ACTIVE',
      graceUntil: null,
      periodStartsAt: plan.periodEndsAt,
    });
    await world.run('plans.renew');
    expect(await world.chargedTo(buyer)).toMatchObject({ times: 2 });
  });

  it('that the bank asks about is not tried in vain: its owner pays', async () => {
    const buyer = await world.openShop();
    const begun = await world.begin(buyer, MONTH);
    await world.payAt(begun.url, 'challenge');
    await world.answerAt(begun.url);
    await world.comeBack(buyer, begun.uuid);
    world.moveDays(32);
    await world.runDay();
    await world.runDay();
    expect(await world.rowsOf(buyer)).toMatchObject([{ state: 'PAST_DUE', tries: 0, next_try_at: null }]);
    expect(await subjects(buyer, 'Pay to keep your plan')).toHaveLength(1);
    world.moveDays(8);
    await world.runDay();
    expect(await world.rowsOf(buyer)).toMatchObject([{ state: 'ENDED' }]);
  });

  it('that is gone is asked for by mail, and a page that was left is opened anew', async () => {
    const { buyer, plan } = await bought();
    await world.db.$client.query(
      `update payment_methods set state = 'FORGOTTEN', is_default = false where id in
      (select method_id from payments where owner_id = $1)`,
      [buyer.listing.uuid],
    );
    world.moveDays(32);
    await world.runDay();
    expect(await running(buyer)).toMatchObject({ state: 'PAST_DUE', card: null });
    expect(await subjects(buyer, 'Pay to keep your plan')).toHaveLength(1);
    const left = await payRenewal(buyer, plan.subscriptionId);
    world.moveDays(2);
    const anew = await payRenewal(buyer, plan.subscriptionId);
    expect(anew).toMatchObject({ progress: 'page' });
    expect(anew.url).not.toBe(left.url);
    await world.payAt(anew.url);
    await payRenewal(buyer, plan.subscriptionId).catch(() => undefined);
    expect(await running(buyer)).toMatchObject({ state: 'ACTIVE', card: { last4: '4242' } });
  });

  it('ends nothing where a better plan is bought meanwhile, and late money goes back', async () => {
    const { buyer, plan } = await bought(MONTH, 'fails_later');
    world.moveDays(32);
    await world.run('plans.renew');
    const page = await payRenewal(buyer, plan.subscriptionId);
    await world.buyPlan(buyer, QUARTER);
    await world.payAt(page.url);
    await world.run('payments.ask-again');
    const { rows } = await world.db.$client.query<{ id: string }>(
      `select id from payments where owner_id = $1 and purpose = 'RENEWAL'`,
      [buyer.listing.uuid],
    );
    await world.refresh(rows[0]?.id ?? '');
    await world.runQueued();
    expect(await running(buyer)).toMatchObject({ key: 'unlimited-3m', state: 'ACTIVE' });
    expect(await world.chargedTo(buyer)).toMatchObject({ times: 3, refunded: 11_772 });
    expect(await world.givenBackTo(buyer)).toEqual([
      expect.stringMatching(/Unlimited, 1 month had ended by the time .*\$117\.72 goes back to the card/s),
    ]);
  });
});
