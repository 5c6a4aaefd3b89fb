import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type Buyer,
  MONTH,
  openSubscriptionsWorld,
  QUARTER,
  type SubscriptionsWorld,
} from '../../testing/subscriptions-world.ts';

const SHOPS = 6;
const MINUTE_MS = 60_000;

let world: SubscriptionsWorld;
beforeAll(async () => {
  world = await openSubscriptionsWorld();
});
afterAll(() => world.close());
afterEach(() => world.expectSound());

type Upgrading = { buyer: Buyer; uuid: string };

/** Months with this card, whose quarters are quoted a minute before the months are over, and paid on their pages a minute after. */
async function upgrading(card: string): Promise<Upgrading[]> {
  const shops: Buyer[] = [];
  for (let count = 0; count < SHOPS; count++) shops.push(await world.openShop());
  for (const buyer of shops) await world.buyPlan(buyer, MONTH, card);
  const [row] = await world.rowsOf(shops[0] ?? expect.fail('there is no shop'));
  world.moveMs((row?.period_ends_at.getTime() ?? 0) - world.clock.now().getTime() - MINUTE_MS);
  const begun = await Promise.all(shops.map((buyer) => world.begin(buyer, QUARTER)));
  world.moveMs(2 * MINUTE_MS);
  for (const { url } of begun) await world.payAt(url);
  return shops.map((buyer, index) => ({ buyer, uuid: begun[index]?.uuid ?? '' }));
}

/** Everything at once, and nothing of it may fail: a deadlock would. */
async function allAtOnce(work: (() => Promise<unknown>)[]): Promise<void> {
  const done = await Promise.allSettled(work.map((one) => one()));
  expect(done.filter(({ status }) => status === 'rejected')).toEqual([]);
  await world.runQueued();
}

const planKeysOf = async (buyer: Buyer) =>
  (await world.rowsOf(buyer)).filter(({ state }) => state !== 'ENDED').map(({ plan_key: key }) => key);

describe('a dearer plan and a renewal', () => {
  it('that are paid at the same moment leave one plan, and what was paid for nothing goes back', async () => {
    const upgrades = await upgrading('success');
    const comeBack = upgrades.flatMap(({ buyer, uuid }) => [
      () => world.comeBack(buyer, uuid),
      () => world.comeBack(buyer, uuid),
    ]);
    const jobs = ['renew', 'renew', 'turn', 'earn'].map((name) => () => world.run(`plans.${name}`));
    await allAtOnce([...jobs, ...comeBack]);
    for (const { buyer, uuid } of upgrades) {
      await world.comeBack(buyer, uuid);
      expect(await planKeysOf(buyer)).toEqual(['unlimited-3m']);
      const { purchases } = await world
        .shopOf(buyer.actor)
        .listPurchases({ storefrontUuid: buyer.listing.uuid });
      const kept = purchases.reduce((sum, one) => sum + one.totalCents - one.refundedCents, 0);
      const { cents, refunded } = await world.chargedTo(buyer);
      expect(cents - refunded).toBe(kept);
    }
    expect(await world.heldCents()).toBe(0);
  });

  it('whose bank takes the renewal back at that moment do not wait for each other in a circle', async () => {
    const upgrades = await upgrading('disputed');
    await world.run('plans.renew');
    const { rows } = await world.db.$client.query<{ id: string }>(
      `select id from payments where purpose = 'RENEWAL' and settled_attempt is not null and owner_id = any($1)`,
      [upgrades.map(({ buyer }) => buyer.listing.uuid)],
    );
    expect(rows).toHaveLength(SHOPS);
    await world.db.$client.query(
      `update sandbox_payments set disputed_at = $2, dispute_result = 'LOST' where payment_id = any($1)`,
      [rows.map(({ id }) => id), world.clock.now()],
    );
    const lost = rows.flatMap(({ id }) => [() => world.refresh(id), () => world.refresh(id)]);
    await allAtOnce([
      ...upgrades.map(
        ({ buyer, uuid }) =>
          () =>
            world.comeBack(buyer, uuid),
      ),
      ...lost,
    ]);
    for (const { buyer } of upgrades) expect(await planKeysOf(buyer)).toEqual(['unlimited-3m']);
  });

  it('do not wait for whoever holds the payment of the renewal: that one comes to the listing next', async () => {
    const [{ buyer, uuid } = expect.fail('there is no shop')] = await upgrading('success');
    await world.run('plans.renew');
    const holder = await world.db.$client.connect();
    try {
      await holder.query('begin');
      await holder.query(`select from payments where purpose = 'RENEWAL' and owner_id = $1 for update`, [
        buyer.listing.uuid,
      ]);
      expect(await world.comeBack(buyer, uuid)).toMatchObject({ progress: 'settled' });
    } finally {
      await holder.query('rollback');
      holder.release();
    }
    await world.runQueued();
    expect(await planKeysOf(buyer)).toEqual(['unlimited-3m']);
    expect(await world.chargedTo(buyer)).toMatchObject({ times: 3, refunded: 11_772 });
  });
});
