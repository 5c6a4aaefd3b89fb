import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { storefrontErased } from '#capabilities/storefronts/events.ts';
import { closeStorefront, eraseListing } from '#capabilities/storefronts/server/index.ts';
import {
  type Buyer,
  MONTH,
  openSubscriptionsWorld,
  type SubscriptionsWorld,
} from '../../testing/subscriptions-world.ts';
import { exportPurchased, forgetBuyer } from '../account.ts';

let world: SubscriptionsWorld;
beforeAll(async () => {
  world = await openSubscriptionsWorld();
});
afterAll(() => world.close());
afterEach(() => world.expectSound());

const PACK = { kind: 'pack', packKey: 'payg-60' } as const;

const erase = ({ listing }: Buyer) =>
  world.db.transaction((tx) => eraseListing(tx, world.plansDeps, listing.id));

const close = ({ listing }: Buyer) =>
  world.db.transaction((tx) => closeStorefront(tx, world.plansDeps, listing.id));

const countOf = async (query: string, { listing }: Buyer): Promise<number> => {
  const { rows } = await world.db.$client.query<{ count: number }>(query, [listing.uuid]);
  return rows[0]?.count ?? 0;
};

/** As whoever takes them keeps them. */
const cardsAtProvider = async ({ listing }: Buyer): Promise<number | undefined> => {
  const { rows } = await world.db.$client.query<{ ref: string }>(
    'select provider_ref as ref from payment_customers where owner_id = $1',
    [listing.uuid],
  );
  return (await world.plansDeps.payments.gateway?.methods(rows[0]?.ref ?? ''))?.length;
};

describe('a listing that is deleted', () => {
  it('has no plan, no card and nothing to pay any more; its receipts stay', async () => {
    const buyer = await world.openShop();
    const { actor, listing } = buyer;
    const shop = world.shopOf(actor);
    const details = { businessName: 'Fern LLC', taxId: '', address: '1 Warren St' };
    await shop.setBilling({ storefrontUuid: listing.uuid, ...details });
    await world.buyPlan(buyer, MONTH);
    const open = await shop.beginPurchase(await world.orderOf(actor, listing, PACK));
    await erase(buyer);
    await world.runQueued();
    await world.plansDeps.events.emit(world.db, storefrontErased, { storefrontId: listing.id });
    await world.runQueued();
    expect(await world.rowsOf(buyer)).toMatchObject([{ state: 'ENDED' }]);
    expect(await cardsAtProvider(buyer)).toBe(0);
    await world.payAt(open.url);
    world.moveDays(40);
    await world.runDay();
    expect(await world.chargedTo(buyer)).toMatchObject({ times: 1 });
    const { rows } = await world.db.$client.query(
      `select kind, state, billing->>'businessName' as name from vendor_purchases where storefront_id = $1 order by number`,
      [listing.id],
    );
    expect(rows).toEqual([
      { kind: 'PLAN', state: 'PAID', name: 'Fern LLC' },
      { kind: 'PACK', state: 'CLOSED', name: 'Fern LLC' },
    ]);
    expect(
      await countOf(
        `select count(*)::int as count from billing_details b join storefronts s on s.id = b.storefront_id where s.uuid = $1`,
        buyer,
      ),
    ).toBe(0);
  });

  it('gets the money of a plan back that has not started', async () => {
    const buyer = await world.openShop();
    await world.shopOf(buyer.actor).startTrial({ storefrontUuid: buyer.listing.uuid });
    await world.buyPlan(buyer, MONTH);
    await erase(buyer);
    await world.runQueued();
    expect((await world.rowsOf(buyer)).map(({ state }) => state)).toEqual(['ENDED', 'ENDED']);
    const { cents, refunded } = await world.chargedTo(buyer);
    expect([cents, refunded]).toEqual([11_772, 11_772]);
  });
});

describe('a listing that is closed', () => {
  it('keeps its plan for as long as it is paid, and is not charged again', async () => {
    const buyer = await world.openShop();
    await world.buyPlan(buyer, MONTH);
    await close(buyer);
    await world.runQueued();
    expect(await world.rowsOf(buyer)).toMatchObject([{ state: 'ACTIVE' }]);
    world.moveDays(26);
    await world.runDay();
    world.moveDays(6);
    await world.runDay();
    expect(await world.rowsOf(buyer)).toMatchObject([{ state: 'ENDED' }]);
    expect(await world.chargedTo(buyer)).toMatchObject({ times: 1 });
    const subjects = await world.subjectsTo(buyer);
    expect(subjects.filter((subject) => subject?.includes('has ended'))).toHaveLength(1);
    expect(subjects.filter((subject) => subject?.includes('renews on'))).toEqual([]);
    expect(await cardsAtProvider(buyer)).toBe(1);
  });

  it('because nobody is left to run it has no plan and no card', async () => {
    const buyer = await world.openShop();
    await world.buyPlan(buyer, MONTH);
    await world.db.$client.query('delete from storefront_members where storefront_id = $1', [
      buyer.listing.id,
    ]);
    await close(buyer);
    await world.runQueued();
    expect(await world.rowsOf(buyer)).toMatchObject([{ state: 'ENDED' }]);
    expect(await cardsAtProvider(buyer)).toBe(0);
  });
});

describe('whoever bought', () => {
  it('finds it in the archive of their data, and nobody else’s', async () => {
    const [one, other] = [await world.openShop(), await world.openShop()];
    await world.buyPlan(one, MONTH);
    const { purchases } = await exportPurchased(world.db, one.actor.userId);
    expect(purchases).toMatchObject([
      {
        ...{ listing: one.listing.slug, name: 'Unlimited, 1 month', totalCents: 11_772 },
        card: { last4: '4242' },
      },
    ]);
    expect(await exportPurchased(world.db, other.actor.userId)).toEqual({ purchases: [] });
  });

  it('and deletes their account takes their cards along and leaves the listing its receipts', async () => {
    const buyer = await world.openShop();
    const { listing, actor } = buyer;
    const heir = await world.addMember(listing, 'OWNER');
    await world.buyPlan(buyer, MONTH);
    await world.db.transaction((tx) => forgetBuyer(tx, actor.userId));
    await world.runQueued();
    expect(await exportPurchased(world.db, actor.userId)).toEqual({ purchases: [] });
    expect(await cardsAtProvider(buyer)).toBe(0);
    const shop = world.shopOf(heir.actor);
    expect((await shop.listPurchases({ storefrontUuid: listing.uuid })).purchases).toHaveLength(1);
    world.moveDays(32);
    await world.runDay();
    expect(await world.chargedTo(buyer)).toMatchObject({ times: 1 });
    const mails = await world.mailsTo(heir.email);
    expect(mails.some(({ subject }) => subject?.includes('Pay to keep your plan'))).toBe(true);
  });
});
