import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { openPlansWorld, type PlansWorld } from '../../testing/plans-world.ts';
import type { PromoRow } from './promos.store.ts';
import { insertPromos } from './promos.store.ts';

let world: PlansWorld;
let number = 0;

beforeAll(async () => {
  world = await openPlansWorld();
});
afterAll(() => world.close());
beforeEach(() => {
  number += 1;
});

const PACK = { kind: 'pack', packKey: 'payg-60' } as const;

async function offer(promo: Partial<PromoRow> = {}): Promise<string> {
  const code = `CODE-${number}`;
  const now = world.clock.now();
  const usual = { scope: 'PACKS', isFirstOnly: false, isAnnounced: true, percentOff: 20 } as const;
  await insertPromos(world.db, [{ code, ...usual, startsAt: now, createdAt: now, ...promo }]);
  return code;
}

async function buyer() {
  const listing = await world.openListing();
  const owner = await world.addMember(listing, 'OWNER');
  return { listing, owner, shop: world.shopOf(owner.actor) };
}

const usesOf = async (code: string) => {
  const { rows } = await world.db.$client.query<{ uses: number }>(
    'select uses from promo_codes where code = $1',
    [code],
  );
  return rows[0]?.uses;
};

describe('a promo code', () => {
  it('takes its part off, however it is typed, once for each listing', async () => {
    const code = await offer();
    const { listing, owner, shop } = await buyer();
    const wish = await world.orderOf(owner.actor, listing, PACK, ` ${code.toLowerCase()} `);
    const quote = await shop.quotePurchase(wish);
    expect(quote.lines).toEqual([
      { kind: 'ITEM', name: '60 credits', cents: 5_700 },
      { kind: 'DISCOUNT', name: `Code ${code}: 20% off`, cents: -1_140 },
    ]);
    expect(quote.promo).toEqual({ code, text: '20% off' });
    const begun = await shop.beginPurchase(wish);
    await world.payAt(begun.url);
    const paid = await shop.getPurchase({ storefrontUuid: listing.uuid, uuid: begun.uuid });
    expect(paid).toMatchObject({ progress: 'settled', netCents: 4_560, promoCode: code });
    expect(await world.lotsOf(listing)).toMatchObject([{ granted: 60, cost: 4_560 }]);
    expect(await refusal(shop.quotePurchase(wish))).toBe('plans.promo_refused');
    expect(await usesOf(code)).toBe(1);
    await world.expectSound();
  });

  it('puts credits on top, in the same lot', async () => {
    const code = await offer({ percentOff: null, bonusCredits: 10 });
    const { listing, owner, shop } = await buyer();
    const begun = await shop.beginPurchase(await world.orderOf(owner.actor, listing, PACK, code));
    await world.payAt(begun.url);
    const paid = await shop.getPurchase({ storefrontUuid: listing.uuid, uuid: begun.uuid });
    expect(paid).toMatchObject({ name: '60 credits', credits: 70 });
    expect(await world.lotsOf(listing)).toMatchObject([{ granted: 70, cost: 5_700 }]);
    await world.expectSound();
  });

  it('pays for everything, and then nobody is asked for a card', async () => {
    const code = await offer({ percentOff: 100 });
    const { listing, owner, shop } = await buyer();
    const order = await world.orderOf(owner.actor, listing, PACK, code);
    expect(order.totalCents).toBe(0);
    const begun = await shop.beginPurchase(order);
    expect(begun).toMatchObject({ progress: 'settled', url: null, state: 'PAID' });
    expect((await shop.beginPurchase(order)).uuid).toBe(begun.uuid);
    expect(await world.balanceOf(listing)).toBe(60);
    await world.expectSound();
  });

  it('has one last use, whoever comes first', async () => {
    const code = await offer({ maxUses: 1 });
    const buyers = await Promise.all(Array.from({ length: 6 }, buyer));
    const orders = await Promise.all(
      buyers.map(({ owner, listing }) => world.orderOf(owner.actor, listing, PACK, code)),
    );
    const begun = await Promise.allSettled(
      buyers.map(({ shop }, index) => shop.beginPurchase(orders[index] as (typeof orders)[number])),
    );
    expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await usesOf(code)).toBe(1);
  });

  it('follows whoever leaves one page for another, and is paid with once', async () => {
    const code = await offer({ maxUses: 1 });
    const { listing, owner, shop } = await buyer();
    const first = await shop.beginPurchase(await world.orderOf(owner.actor, listing, PACK, code));
    const wish = { kind: 'pack', packKey: 'payg-25' } as const;
    const asked = { storefrontUuid: listing.uuid, wish, promoCode: code };
    // The price is asked for with the page still open.
    const quote = await shop.quotePurchase(asked);
    const order = { ...asked, ...quote, key: world.clock.uuid(), savesCard: false, methodId: null };
    const second = await shop.beginPurchase(order);
    await world.payAt(first.url);
    await world.payAt(second.url);
    const where = (uuid: string) => ({ storefrontUuid: listing.uuid, uuid });
    expect(await shop.getPurchase(where(first.uuid))).toMatchObject({ progress: 'closed' });
    expect(await shop.getPurchase(where(second.uuid))).toMatchObject({ progress: 'settled' });
    expect(await world.balanceOf(listing)).toBe(25);
    expect(await usesOf(code)).toBe(1);
  });

  it('is told to those it is open to', async () => {
    const code = await offer({ isFirstOnly: true });
    const { listing, owner, shop } = await buyer();
    const promos = async () => (await shop.getAccount({ storefrontUuid: listing.uuid })).promos;
    expect(await promos()).toContain(code);
    const begun = await shop.beginPurchase(await world.orderOf(owner.actor, listing, PACK));
    await world.payAt(begun.url);
    await shop.getPurchase({ storefrontUuid: listing.uuid, uuid: begun.uuid });
    expect(await promos()).not.toContain(code);
    const manager = await world.addMember(listing, 'MANAGER');
    const account = await world.shopOf(manager.actor).getAccount({ storefrontUuid: listing.uuid });
    expect(account.promos).toEqual([]);
  });

  it.each(['NOBODY', '%', "' or 1=1"])('that nobody made is refused: %s', async (code) => {
    const { listing, shop } = await buyer();
    const asked = { storefrontUuid: listing.uuid, wish: PACK, promoCode: code };
    expect(await refusal(shop.quotePurchase(asked))).toBe('plans.promo_refused');
  });
});

it('a discount of the listing holds by itself, and a smaller code does not replace it', async () => {
  const code = await offer({ percentOff: 20 });
  const { listing, owner, shop } = await buyer();
  await world.db.$client.query(
    `insert into storefront_discounts (storefront_id, percent_off, scope, ends_at, created_at)
     values ($1, 25, 'PACKS', $2, $3)`,
    [listing.id, new Date(world.clock.now().getTime() + 86_400_000), world.clock.now()],
  );
  expect((await world.orderOf(owner.actor, listing, PACK)).totalCents).toBeLessThan(5_000);
  const asked = { storefrontUuid: listing.uuid, wish: PACK, promoCode: code };
  expect(await refusal(shop.quotePurchase(asked))).toBe('plans.promo_refused');
});
