import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import {
  type Buyer,
  MONTH,
  openSubscriptionsWorld,
  type SubscriptionsWorld,
} from '../../testing/subscriptions-world.ts';
import { insertPromos } from '../promos/promos.store.ts';

let world: SubscriptionsWorld;
beforeAll(async () => {
  world = await openSubscriptionsWorld();
  const now = world.clock.now();
  const usual = { scope: 'PACKS', isFirstOnly: false, isAnnounced: false, percentOff: 20 } as const;
  await insertPromos(world.db, [{ code: 'LATE-20', ...usual, startsAt: now, createdAt: now }]);
});
afterAll(() => world.close());
afterEach(() => world.expectSound());

const PACK = { kind: 'pack', packKey: 'payg-60' } as const;

async function paymentOf({ listing }: Buyer): Promise<string> {
  const { rows } = await world.db.$client.query<{ id: string }>(
    'select id from payments where owner_id = $1 order by created_at desc limit 1',
    [listing.uuid],
  );
  return rows[0]?.id ?? expect.fail('nothing is to be paid');
}

/** The provider took the money of a page that we had closed by then. */
async function payLate(buyer: Buyer, promoCode?: string) {
  const { actor, listing } = buyer;
  const shop = world.shopOf(actor);
  const begun = await shop.beginPurchase(await world.orderOf(actor, listing, PACK, promoCode));
  const paymentId = await paymentOf(buyer);
  world.moveMs(61 * 60_000);
  await world.run('payments.expire');
  expect(await shop.getPurchase({ storefrontUuid: listing.uuid, uuid: begun.uuid })).toMatchObject({
    state: 'CLOSED',
  });
  await world.db.$client.query(
    `update sandbox_payments set state = 'PAID', paid_at = $2, card = 'success' where payment_id = $1`,
    [paymentId, world.clock.now()],
  );
  await world.refresh(paymentId);
  return { shop, uuid: begun.uuid, paymentId };
}

it('money that comes for a code after it was freed is held in the books until it has gone back', async () => {
  const buyer = await world.openShop();
  const { shop, uuid } = await payLate(buyer, 'LATE-20');
  const { cents } = await world.chargedTo(buyer);
  expect(cents).toBeGreaterThan(0);
  expect(await world.heldCents()).toBe(cents);
  expect(await world.balanceOf(buyer.listing)).toBe(0);
  await world.runQueued();
  await world.runQueued();
  expect(await world.heldCents()).toBe(0);
  expect(await world.chargedTo(buyer)).toMatchObject({ refunded: cents });
  expect(await shop.getPurchase({ storefrontUuid: buyer.listing.uuid, uuid })).toMatchObject({
    state: 'CLOSED',
  });
  // The code is free for a purchase in time.
  const again = await shop.beginPurchase(await world.orderOf(buyer.actor, buyer.listing, PACK, 'LATE-20'));
  expect(again.progress).toBe('page');
});

it('money that comes late for a plain pack is delivered, and nothing is held', async () => {
  const buyer = await world.openShop();
  await payLate(buyer);
  expect(await world.balanceOf(buyer.listing)).toBe(60);
  expect(await world.heldCents()).toBe(0);
});

it('a pack whose money the bank took is in the books as that, and its receipt says so', async () => {
  const buyer = await world.openShop();
  const { actor, listing } = buyer;
  const shop = world.shopOf(actor);
  const begun = await shop.beginPurchase(await world.orderOf(actor, listing, PACK));
  await world.payAt(begun.url, 'disputed');
  const where = { storefrontUuid: listing.uuid, uuid: begun.uuid };
  const { totalCents } = await shop.getPurchase(where);
  const paymentId = await paymentOf(buyer);
  world.moveDays(2);
  await world.db.$client.query(`update sandbox_payments set dispute_result = 'LOST' where payment_id = $1`, [
    paymentId,
  ]);
  await Promise.all([world.refresh(paymentId), world.refresh(paymentId)]);
  expect(await shop.getPurchase(where)).toMatchObject({ state: 'REFUNDED', refundedCents: totalCents });
  const { rows } = await world.db.$client.query(
    `select kind from ledger_transfers where idempotency_key = $1`,
    [`dispute:${paymentId}`],
  );
  expect(rows).toEqual([{ kind: 'DISPUTE' }]);
});

it('a plan that is called off before it starts says on its receipt that its money went back', async () => {
  const buyer = await world.openShop();
  const { actor, listing } = buyer;
  const shop = world.shopOf(actor);
  const storefrontUuid = listing.uuid;
  await shop.startTrial({ storefrontUuid });
  const { uuid, totalCents } = await world.buyPlan(buyer, MONTH);
  const { scheduled } = await world.plansOf(buyer);
  await shop.cancelScheduled({ storefrontUuid, subscriptionId: scheduled?.subscriptionId ?? '' });
  await world.runQueued();
  expect(await shop.getPurchase({ storefrontUuid, uuid })).toMatchObject({
    ...{ state: 'REFUNDED', refundedCents: totalCents },
  });
});
