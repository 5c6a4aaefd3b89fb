import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { requestRefund } from '#capabilities/payments/server/index.ts';
import {
  openSubscriptionsWorld,
  QUARTER,
  type SubscriptionsWorld,
} from '../../testing/subscriptions-world.ts';

let world: SubscriptionsWorld;
beforeAll(async () => {
  world = await openSubscriptionsWorld();
});
afterAll(() => world.close());
afterEach(() => world.expectSound());

async function paidBy(uuid: string) {
  const { rows } = await world.db.$client.query<{ id: string; cents: number }>(
    'select id, amount_cents as cents from payments where owner_id = $1',
    [uuid],
  );
  return rows[0] ?? expect.fail('nothing was paid');
}

it('is the share of the days that have passed, and all of it at the end', async () => {
  const buyer = await world.openShop();
  await world.buyPlan(buyer, QUARTER);
  let last = 0;
  for (let days = 0; days < 95; days += 7) {
    await world.run('plans.earn');
    await world.run('plans.earn');
    const [earned = 0] = await world.earnedOf(buyer);
    expect(earned).toBeGreaterThanOrEqual(last);
    last = earned;
    world.moveDays(7);
  }
  await world.run('plans.earn');
  expect(await world.earnedOf(buyer)).toEqual([26_700]);
});

it('goes back from both sides of the books where a payment is refunded, and the plan ends', async () => {
  const buyer = await world.openShop();
  await world.buyPlan(buyer, QUARTER);
  world.moveDays(30);
  await world.run('plans.earn');
  const { id: paymentId, cents: amountCents } = await paidBy(buyer.listing.uuid);
  const wish = { paymentId, amountCents, requestedBy: null, idempotencyKey: 'a refund by hand' };
  expect(await requestRefund(world.db, world, wish)).toMatchObject({ ok: true });
  await world.runQueued();
  expect(await world.plansOf(buyer)).toMatchObject({ running: null });
  expect(await world.chargedTo(buyer)).toMatchObject({ refunded: amountCents });
});

it('ends where the bank takes the money', async () => {
  const buyer = await world.openShop();
  await world.buyPlan(buyer, QUARTER, 'disputed');
  world.moveDays(2);
  const { id } = await paidBy(buyer.listing.uuid);
  await world.refresh(id);
  expect(await world.plansOf(buyer)).toMatchObject({ running: { state: 'ACTIVE' } });
  await world.db.$client.query(`update sandbox_payments set dispute_result = 'LOST' where payment_id = $1`, [
    id,
  ]);
  await world.refresh(id);
  expect(await world.plansOf(buyer)).toMatchObject({ running: null });
  expect(await world.earnedOf(buyer)).toEqual([26_700]);
});
