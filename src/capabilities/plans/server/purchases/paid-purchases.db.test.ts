import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { priceOf } from '../../rules/purchase-quote.ts';
import { openPlansWorld, type PlansWorld } from '../../testing/plans-world.ts';

let world: PlansWorld;

beforeAll(async () => {
  world = await openPlansWorld();
});
afterAll(() => world.close());

async function buyer() {
  const listing = await world.openListing();
  const owner = await world.addMember(listing, 'OWNER');
  return { listing, owner, shop: world.shopOf(owner.actor), storefrontUuid: listing.uuid };
}

type Buyer = Awaited<ReturnType<typeof buyer>>;

/** Bought with a card that is kept. */
async function buy({ listing, owner, shop }: Buyer, packKey = 'payg-60') {
  const order = await world.wishFor(owner.actor, listing, packKey);
  const begun = await shop.beginPurchase({ ...order, savesCard: true });
  await world.payAt(begun.url);
  return shop.getPurchase({ storefrontUuid: listing.uuid, uuid: begun.uuid });
}

const DAY = 86_400_000;

describe('a saved card', () => {
  it('buys in one tap', async () => {
    const one = await buyer();
    const { listing, owner, shop, storefrontUuid } = one;
    await buy(one);
    const { cards } = await shop.listCards({ storefrontUuid });
    expect(cards).toMatchObject([{ last4: '4242', isDefault: true }]);
    const order = await world.wishFor(owner.actor, listing);
    const bought = await shop.beginPurchase({ ...order, methodId: cards[0]?.id ?? null });
    expect(bought).toMatchObject({ progress: 'settled', url: null });
    expect(await world.balanceOf(listing)).toBe(120);
    await world.expectSound();
  });

  it('that is declined can be replaced by another one, for the same purchase', async () => {
    const one = await buyer();
    const { listing, owner, shop, storefrontUuid } = one;
    await buy(one);
    const order = await world.wishFor(owner.actor, listing, 'payg-25');
    const begun = await shop.beginPurchase({ ...order, savesCard: true });
    await world.payAt(begun.url, 'fails_later');
    await shop.getPurchase({ storefrontUuid, uuid: begun.uuid });
    const { cards } = await shop.listCards({ storefrontUuid });
    const [good, bad] = cards;
    const next = await world.wishFor(owner.actor, listing, 'payg-25');
    const declined = await shop.beginPurchase({ ...next, methodId: bad?.id ?? null });
    expect(declined).toMatchObject({ progress: 'declined', state: 'OPEN' });
    const way = { methodId: good?.id ?? null, savesCard: false };
    const retried = await shop.retryPurchase({ storefrontUuid, uuid: declined.uuid, ...way });
    expect(retried).toMatchObject({ progress: 'settled', uuid: declined.uuid });
    expect(await refusal(shop.retryPurchase({ storefrontUuid, uuid: declined.uuid, ...way }))).toBe(
      'payment.not_retryable',
    );
    await world.expectSound();
  });

  it('is chosen and forgotten by whoever may buy, and used by no other listing', async () => {
    const [one, other] = [await buyer(), await buyer()];
    await buy(one);
    const { shop, storefrontUuid, listing } = one;
    const { cards } = await shop.listCards({ storefrontUuid });
    const id = cards[0]?.id ?? '';
    const theirs = await world.wishFor(other.owner.actor, other.listing);
    expect(await refusal(other.shop.beginPurchase({ ...theirs, methodId: id }))).toBe(
      'payment.method_missing',
    );
    expect(await refusal(other.shop.forgetCard({ storefrontUuid: other.storefrontUuid, id }))).toBe(
      'payment.method_missing',
    );
    const manager = await world.addMember(listing, 'MANAGER');
    expect(await refusal(world.shopOf(manager.actor).listCards({ storefrontUuid }))).toBe(
      'storefront.role_forbids',
    );
    const checkout = '/inspire/vendors/checkout?pack=payg-25&promo=HELLO20';
    const page = await shop.addCard({ storefrontUuid, key: world.clock.uuid(), returnTo: checkout });
    await world.payAt(page.url, 'refund_fails');
    const { rows: pages } = await world.db.$client.query<{ url: string }>(
      `select return_url as url from sandbox_payments where kind = 'SETUP' order by created_at`,
    );
    expect(pages.at(-1)?.url).toBe(`http://localhost:3000${checkout}&card=new`);
    await shop.addCard({ storefrontUuid, key: world.clock.uuid(), returnTo: 'https://evil.example/' });
    const { rows: safe } = await world.db.$client.query<{ url: string }>(
      `select return_url as url from sandbox_payments where kind = 'SETUP' and return_url like '%purchase-history%'`,
    );
    expect(safe).toHaveLength(1);
    const { cards: two } = await shop.refreshCards({ storefrontUuid });
    const added = two.find((card) => card.id !== id)?.id ?? '';
    expect((await shop.chooseCard({ storefrontUuid, id: added })).cards[0]).toMatchObject({
      id: added,
      isDefault: true,
    });
    expect((await shop.forgetCard({ storefrontUuid, id })).cards.map((card) => card.id)).not.toContain(id);
    expect(await refusal(shop.chooseCard({ storefrontUuid, id }))).toBe('payment.method_missing');
  });
});

describe('a second factor', () => {
  it('is asked for with the first purchase and with every new card, and with nothing else', async () => {
    const one = await buyer();
    const { listing, owner, shop, storefrontUuid } = one;
    const calls = world.callsOf({ ...owner.actor, steppedUpUntil: null });
    const order = await world.wishFor(owner.actor, listing);
    expect(await refusal(calls.beginPurchase(order))).toBe('two_factor_required');
    const manager = await world.addMember(listing, 'MANAGER');
    expect(await refusal(world.callsOf(manager.actor).beginPurchase(order))).toBe('storefront.role_forbids');
    await buy(one);
    const { cards } = await shop.listCards({ storefrontUuid });
    const saved = { ...(await world.wishFor(owner.actor, listing)), methodId: cards[0]?.id ?? null };
    expect(await calls.beginPurchase(saved)).toMatchObject({ progress: 'settled' });
    expect(await refusal(calls.beginPurchase(await world.wishFor(owner.actor, listing)))).toBe(
      'two_factor_required',
    );
    expect(await refusal(calls.addCard({ storefrontUuid, key: world.clock.uuid() }))).toBe(
      'two_factor_required',
    );
  });
});

describe('a plan', () => {
  it('is bought like a pack, keeps its card, and begins once', async () => {
    const { listing, owner, shop, storefrontUuid } = await buyer();
    const wish = { kind: 'plan', planKey: 'unlimited-12m', payment: 'MONTHLY' } as const;
    const order = await world.orderOf(owner.actor, listing, wish);
    const quote = await shop.quotePurchase(order);
    expect(quote).toMatchObject({ credits: 0, lines: [{ name: 'Unlimited, 12 months' }] });
    expect(quote.plan?.renewalCents).toBe(quote.totalCents);
    const begun = await shop.beginPurchase(order);
    await world.payAt(begun.url);
    const where = { storefrontUuid, uuid: begun.uuid };
    await Promise.all([shop.getPurchase(where), shop.getPurchase(where)]);
    expect(await shop.getPurchase(where)).toMatchObject({ progress: 'settled', kind: 'PLAN', callOff: null });
    const account = await shop.getAccount({ storefrontUuid });
    expect(account.currentPlan?.planName).toBe('Unlimited, 12 months');
    expect((await shop.listCards({ storefrontUuid })).cards).toHaveLength(1);
    expect(await refusal(shop.quotePurchase(order))).toBe('plans.same_plan');
  });

  it('costs a minute later what was shown, and not an hour later', async () => {
    const { listing, owner, shop } = await buyer();
    const month = { kind: 'plan', planKey: 'unlimited-1m', payment: 'MONTHLY' } as const;
    const first = await shop.beginPurchase(await world.orderOf(owner.actor, listing, month));
    await world.payAt(first.url);
    await shop.getPurchase({ storefrontUuid: listing.uuid, uuid: first.uuid });
    world.moveDays(3);
    const year = { kind: 'plan', planKey: 'unlimited-12m', payment: 'UPFRONT' } as const;
    const order = await world.orderOf(owner.actor, listing, year);
    world.moveDays(10 / 1_440);
    const again = await world.orderOf(owner.actor, listing, year);
    expect(again.totalCents).toBeGreaterThan(order.totalCents);
    const begun = await shop.beginPurchase(order);
    expect(begun.totalCents).toBe(order.totalCents);
    expect(begun.lines.map(({ kind }) => kind)).toEqual(['ITEM', 'UNUSED']);
    world.moveDays(40 / 1_440);
    expect(await refusal(shop.beginPurchase({ ...again, key: world.clock.uuid() }))).toBe(
      'plans.price_changed',
    );
    const ahead = new Date(world.clock.now().getTime() + DAY).toISOString();
    expect(await refusal(shop.beginPurchase({ ...again, quotedAt: ahead, key: world.clock.uuid() }))).toBe(
      'plans.price_changed',
    );
  });

  it('has one open page: another wish closes the first', async () => {
    const { listing, owner, shop, storefrontUuid } = await buyer();
    const wish = (planKey: 'unlimited-1m' | 'unlimited-12m') =>
      world.orderOf(owner.actor, listing, { kind: 'plan', planKey, payment: 'MONTHLY' });
    const first = await shop.beginPurchase(await wish('unlimited-1m'));
    const second = await shop.beginPurchase(await wish('unlimited-12m'));
    await world.payAt(first.url);
    await world.payAt(second.url);
    const stateOf = async (uuid: string) => (await shop.getPurchase({ storefrontUuid, uuid })).state;
    expect([await stateOf(first.uuid), await stateOf(second.uuid)]).toEqual(['CLOSED', 'PAID']);
  });
});

describe('what was paid', () => {
  it('is a list, a page, a mail, a PDF and a CSV, with whom it was made out to then', async () => {
    const one = await buyer();
    const { shop, storefrontUuid, owner, listing } = one;
    const billing = {
      businessName: 'Shah Studio LLC',
      taxId: '12-3456789',
      address: '24 Garden St\nHudson NY',
    };
    await shop.setBilling({ storefrontUuid, ...billing });
    const { uuid, number } = await buy(one);
    await shop.setBilling({ storefrontUuid, businessName: '=1+1', taxId: '', address: '' });
    await buy(one, 'payg-25');
    const where = { storefrontUuid, uuid };
    expect((await shop.getPurchase(where)).billing).toEqual(billing);
    const { purchases } = await shop.listPurchases({ storefrontUuid });
    expect(purchases.map(({ name }) => name)).toEqual(['25 credits', '60 credits']);
    const file = await (await shop.exportPurchases({ storefrontUuid })).text();
    expect(file).toContain(`${number},`);
    expect(file).toContain('Shah Studio LLC');
    expect(file).not.toMatch(/,=1/);
    const receipt = await shop.getReceipt(where);
    expect(receipt.name).toBe(`receipt-${number}.pdf`);
    expect(
      Buffer.from(await receipt.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    const [mail] = (await world.mailsTo(owner.email)).filter(({ subject }) =>
      subject?.includes('60 credits'),
    );
    expect(mail?.text).toContain(number);
    expect(mail?.text).toContain('Tax ID 12-3456789');

    const viewer = world.shopOf((await world.addMember(listing, 'VIEWER')).actor);
    expect((await viewer.listPurchases({ storefrontUuid })).purchases).toHaveLength(2);
    expect((await viewer.getPurchase(where)).callOff).toBeNull();
    const open = await shop.beginPurchase(await world.wishFor(owner.actor, listing));
    expect(await refusal(viewer.getPurchase({ storefrontUuid, uuid: open.uuid }))).toBe(
      'plans.purchase_not_found',
    );
    expect(await refusal(shop.getReceipt({ storefrontUuid, uuid: open.uuid }))).toBe(
      'plans.purchase_not_found',
    );
  });

  it('refuses a card number among the billing details', async () => {
    const { shop, storefrontUuid } = await buyer();
    const details = { storefrontUuid, businessName: 'Shah', taxId: '', address: '4242 4242 4242 4242' };
    expect(await refusal(shop.setBilling(details))).toBe('invalid_input');
  });

  it('pages', async () => {
    const one = await buyer();
    await buy(one);
    const { shop, storefrontUuid, owner, listing } = one;
    const { cards } = await shop.listCards({ storefrontUuid });
    const methodId = cards[0]?.id ?? null;
    for (let count = 0; count < 31; count++)
      await shop.beginPurchase({ ...(await world.wishFor(owner.actor, listing, 'payg-25')), methodId });
    const first = await shop.listPurchases({ storefrontUuid });
    const rest = await shop.listPurchases({ storefrontUuid, cursor: first.nextCursor ?? undefined });
    expect([first.purchases.length, rest.purchases.length, rest.nextCursor]).toEqual([30, 2, null]);
    const uuids = [...first.purchases, ...rest.purchases].map(({ uuid }) => uuid);
    expect(new Set(uuids).size).toBe(32);
  });

  it('is worked out again from what is kept with it', async () => {
    const { rows } = await world.db.$client.query<Record<string, number | null>>(
      `select net_cents + discount_cents + unused_cents as list, percent_off as percent, discount_cents as discount,
         unused_cents as unused, net_cents as net, tax_cents as tax, tax_rate as rate from vendor_purchases`,
    );
    expect(rows.length).toBeGreaterThan(40);
    for (const { list, percent, unused, rate, discount, net, tax } of rows) {
      const inputs = { listCents: list ?? 0, percentOff: percent ?? 0, unusedCents: unused ?? 0 };
      expect(priceOf({ ...inputs, taxRate: rate ?? null })).toMatchObject({
        ...{ discountCents: discount, unusedCents: unused, netCents: net, taxCents: tax },
      });
    }
  });
});

describe('calling off', () => {
  it('brings back what is not spent, as it was shown, once', async () => {
    const one = await buyer();
    const { shop, storefrontUuid, listing, owner } = one;
    const { uuid } = await buy(one);
    await world.charge(listing, 10);
    const where = { storefrontUuid, uuid };
    const { callOff, totalCents } = await shop.getPurchase(where);
    expect(callOff?.credits).toBe(50);
    const refundCents = callOff?.refundCents ?? 0;
    expect(refundCents).toBeLessThan(totalCents);
    await world.charge(listing, 1);
    expect(await refusal(shop.callOffPurchase({ ...where, refundCents }))).toBe('plans.refund_changed');
    expect(await world.balanceOf(listing)).toBe(49);
    const now = (await shop.getPurchase(where)).callOff?.refundCents ?? 0;
    const both = await Promise.allSettled([
      shop.callOffPurchase({ ...where, refundCents: now }),
      shop.callOffPurchase({ ...where, refundCents: now }),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await shop.getPurchase(where)).toMatchObject({
      ...{ state: 'REFUNDED', returnedCredits: 49, refundedCents: now, callOff: null },
    });
    expect(await world.balanceOf(listing)).toBe(0);
    const mails = await world.mailsTo(owner.email);
    expect(mails.filter(({ subject }) => subject?.includes('on its way back'))).toHaveLength(1);
    await world.expectSound();
  });

  it('ends after fourteen days, and is for whoever may buy', async () => {
    const one = await buyer();
    const { shop, storefrontUuid, listing } = one;
    const { uuid } = await buy(one);
    const where = { storefrontUuid, uuid };
    const refundCents = (await shop.getPurchase(where)).callOff?.refundCents ?? 0;
    const manager = world.shopOf((await world.addMember(listing, 'MANAGER')).actor);
    expect(await refusal(manager.callOffPurchase({ ...where, refundCents }))).toBe('storefront.role_forbids');
    world.moveDays(14);
    expect((await shop.getPurchase(where)).callOff).toBeNull();
    expect(await refusal(shop.callOffPurchase({ ...where, refundCents }))).toBe('plans.not_callable_off');
  });
});
