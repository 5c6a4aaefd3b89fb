import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '#platform/database/transact.ts';
import { type CreditsWorld, got, openCreditsWorld } from '../testing/credits-world.ts';
import { cancelBought, chargeLead, refundLead } from './index.ts';

let world: CreditsWorld;
beforeAll(async () => {
  world = await openCreditsWorld();
});
afterAll(() => world.close());
afterEach(() => world.expectSound());

const DAY_MS = 86_400_000;
const left = async (listing: { id: number; uuid: string }) =>
  (await world.lotsOf(listing)).map(({ source, remaining }) => [source, remaining]);
const refund = (storefront: { id: number; uuid: string }, inquiryUuid: string) =>
  refundLead(world.db, world, { storefront, inquiryUuid, by: null });
const cancel = (
  storefront: { id: number; uuid: string },
  purchaseKey: string,
  key = `back:${randomUUID()}`,
) => cancelBought(world.db, world, { storefront, purchaseKey, key, by: null });

describe('credits that come', () => {
  it('are given for six months and bought for twenty-four', async () => {
    const shop = await world.openListing();
    got(await world.give(shop, 16));
    got(await world.buy(shop));
    const [given, bought] = await world.lotsOf(shop);
    const now = world.clock.now().getTime();
    expect(given).toMatchObject({ source: 'GIVEN', granted: 16, remaining: 16, cost: 0 });
    expect(bought).toMatchObject({ source: 'BOUGHT', granted: 25, remaining: 25, cost: 2500 });
    expect(Math.round(((given?.expires.getTime() ?? 0) - now) / DAY_MS)).toBe(184);
    expect(Math.round(((bought?.expires.getTime() ?? 0) - now) / DAY_MS)).toBe(731);
    expect(await world.balanceOf(shop)).toBe(41);
  });

  it('come once for a key, also from ten at once, and never for another amount or listing', async () => {
    const [shop, other] = [await world.openListing(), await world.openListing()];
    const key = `pay:${randomUUID()}`;
    const all = await Promise.all(
      Array.from({ length: 10 }, () => world.buy(shop, { key, paymentId: 'p1' })),
    );
    expect(all.filter((one) => got(one).isNew)).toHaveLength(1);
    expect(await world.balanceOf(shop)).toBe(25);
    for (const wrong of [
      world.buy(shop, { key, credits: 26 }),
      world.buy(other, { key }),
      world.give(other, 25, key),
    ])
      expect(await wrong).toMatchObject({ ok: false, failure: { code: 'credits.key_reused' } });
    expect(await world.balanceOf(other)).toBe(0);
  });
});

describe('a lead', () => {
  it('takes what ends first, at what that had cost', async () => {
    const shop = await world.openListing();
    got(await world.buy(shop, { credits: 3, netCents: 100, taxCents: 0 }));
    got(await world.give(shop, 5));
    got(await world.charge(shop, 7));
    expect(await left(shop)).toEqual([
      ['BOUGHT', 1],
      ['GIVEN', 0],
    ]);
    got(await world.charge(shop, 1));
    const { rows } = await world.db.$client.query(
      `select u.amount, u.cost_cents::int as cost from credit_lot_uses u join credit_lots l on l.id = u.lot_id
       where l.storefront_id = $1 and l.source = 'BOUGHT' order by u.amount desc`,
      [shop.id],
    );
    expect(rows).toEqual([
      { amount: 2, cost: 66 },
      { amount: 1, cost: 34 },
    ]);
  });

  it('is refused with what it takes and what there is, and nothing has changed', async () => {
    const shop = await world.openListing();
    got(await world.give(shop, 6));
    expect(await world.charge(shop, 7)).toEqual({
      ok: false,
      failure: {
        code: 'too_few_credits',
        message: 'This takes 7 credits, and you have 6.',
        details: { needed: 7, balance: 6 },
      },
    });
    expect(await left(shop)).toEqual([['GIVEN', 6]]);
    const empty = await world.openListing();
    expect(await world.charge(empty, 1)).toMatchObject({ failure: { details: { needed: 1, balance: 0 } } });
  });

  it('is not paid with what has ended, before anybody has written that down', async () => {
    const shop = await world.openListing();
    got(await world.give(shop, 6));
    world.moveDays(190);
    expect(await world.charge(shop, 1)).toMatchObject({
      failure: { code: 'too_few_credits', details: { balance: 0 } },
    });
    await world.expire();
    expect(await world.balanceOf(shop)).toBe(0);
  });

  it('is charged once, also from ten at once and at another price', async () => {
    const shop = await world.openListing();
    got(await world.give(shop, 30));
    const inquiry = randomUUID();
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, at) => world.charge(shop, 7 + (at % 2), inquiry)),
    );
    expect(all.filter((one) => got(one).isNew)).toHaveLength(1);
    expect([22, 23]).toContain(await world.balanceOf(shop));
  });

  it('leaves nobody below zero: twenty leads at once for eight that can be paid', async () => {
    const shop = await world.openListing();
    got(await world.give(shop, 20));
    got(await world.buy(shop, { credits: 41, netCents: 3903 }));
    const all = await Promise.all(Array.from({ length: 20 }, () => world.charge(shop, 7)));
    expect(all.filter(({ ok }) => ok)).toHaveLength(8);
    expect(await world.balanceOf(shop)).toBe(5);
  });

  it('is neither paid nor half paid when its process dies in the middle, and can be paid afterwards', async () => {
    const shop = await world.openListing();
    got(await world.give(shop, 10));
    const inquiryUuid = randomUUID();
    const dying = transact(world.db, async (tx) => {
      got(await chargeLead(tx, world, { storefront: shop, inquiryUuid, credits: 7, by: null }));
      const { rows } = await tx.execute<{ pid: number }>('select pg_backend_pid() as pid');
      await world.db.$client.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await tx.execute('select 1');
    });
    await expect(dying).rejects.toThrow();
    expect(await left(shop)).toEqual([['GIVEN', 10]]);
    expect(got(await world.charge(shop, 7, inquiryUuid)).isNew).toBe(true);
    expect(await world.balanceOf(shop)).toBe(3);
  });

  it('goes back with the transaction it was paid in', async () => {
    const shop = await world.openListing();
    got(await world.give(shop, 10));
    const charge = { storefront: shop, inquiryUuid: randomUUID(), credits: 7, by: null };
    const failing = transact(world.db, async (tx) => {
      got(await chargeLead(tx, world, charge));
      throw new Error('The connect failed.');
    });
    await expect(failing).rejects.toThrow('The connect failed.');
    expect(await world.balanceOf(shop)).toBe(10);
  });
});

describe('a refund', () => {
  it('brings everything back once, with its cost and its end but at least thirty days', async () => {
    const shop = await world.openListing();
    got(await world.give(shop, 5));
    got(await world.buy(shop, { credits: 3, netCents: 100, taxCents: 0 }));
    const inquiry = randomUUID();
    got(await world.charge(shop, 7, inquiry));
    world.moveDays(175);
    const all = await Promise.all(Array.from({ length: 6 }, () => refund(shop, inquiry)));
    expect(all.filter((one) => got(one).isNew)).toHaveLength(1);
    const [given, bought, ...back] = await world.lotsOf(shop);
    expect(back).toHaveLength(2);
    expect(back).toEqual([
      expect.objectContaining({ source: 'REFUNDED', granted: 5, remaining: 5, cost: 0 }),
      { source: 'REFUNDED', granted: 2, remaining: 2, cost: 66, expires: bought?.expires },
    ]);
    const now = world.clock.now().getTime();
    expect(Math.round(((back[0]?.expires.getTime() ?? 0) - now) / DAY_MS)).toBe(30);
    expect(given?.remaining).toBe(0);
    expect(await world.balanceOf(shop)).toBe(8);
  });

  it('is refused where nothing was charged, and for another listing', async () => {
    const [shop, other] = [await world.openListing(), await world.openListing()];
    got(await world.give(shop, 5));
    const inquiry = randomUUID();
    got(await world.charge(shop, 2, inquiry));
    for (const wrong of [refund(shop, randomUUID()), refund(other, inquiry)])
      expect(await wrong).toMatchObject({ ok: false, failure: { code: 'credits.not_charged' } });
    expect(await world.charge(other, 2, inquiry)).toMatchObject({ failure: { code: 'credits.key_reused' } });
  });
});

describe('a canceled purchase', () => {
  it('takes back what is not spent, with its share of price and tax, and says the same again', async () => {
    const shop = await world.openListing();
    const key = `pay:${randomUUID()}`;
    got(await world.buy(shop, { key, credits: 25, netCents: 2500, taxCents: 222 }));
    got(await world.charge(shop, 7));
    const back = `back:${randomUUID()}`;
    const [one, two] = await Promise.all([cancel(shop, key, back), cancel(shop, key, back)]);
    expect(got(one)).toMatchObject({ credits: 18, netCents: 1800, taxCents: 159 });
    expect(got(two)).toEqual(got(one));
    expect(await world.balanceOf(shop)).toBe(0);
    expect(await cancel(shop, key)).toMatchObject({ failure: { code: 'credits.spent_already' } });
  });

  it('is refused for what was never bought here', async () => {
    const [shop, other] = [await world.openListing(), await world.openListing()];
    const [key, gift] = [`pay:${randomUUID()}`, `gift:${randomUUID()}`];
    got(await world.buy(shop, { key, taxCents: 0 }));
    got(await world.give(shop, 5, gift));
    for (const wrong of [cancel(other, key), cancel(shop, gift), cancel(shop, 'pay:unknown')])
      expect(await wrong).toMatchObject({ failure: { code: 'credits.no_purchase' } });
    expect(got(await cancel(shop, key))).toMatchObject({ credits: 25, netCents: 2500, taxCents: 0 });
  });
});

describe('the end of credits', () => {
  it('is written down once for each lot, whoever runs it, and spares what was spent', async () => {
    const shop = await world.openListing();
    got(await world.give(shop, 5));
    got(await world.give(shop, 9));
    got(await world.buy(shop));
    got(await world.charge(shop, 3));
    world.moveDays(185);
    await Promise.all([world.expire(), world.expire(), world.expire()]);
    expect(await left(shop)).toEqual([
      ['GIVEN', 0],
      ['GIVEN', 0],
      ['BOUGHT', 25],
    ]);
    const { rows } = await world.db.$client.query<{ amount: number }>(
      `select e.amount::int from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
       join ledger_accounts a on a.id = e.account_id where t.kind = 'EXPIRATION' and a.owner_id = $1 order by 1`,
      [shop.uuid],
    );
    expect(rows.map(({ amount }) => amount)).toEqual([2, 9]);
  });

  it('turns what was paid for it into sales', async () => {
    const shop = await world.openListing();
    got(await world.buy(shop));
    world.moveDays(740);
    await world.expire();
    expect(await world.balanceOf(shop)).toBe(0);
  });

  it('is told two weeks ahead, once, to those who manage the credits', async () => {
    const shop = await world.openListing('warned');
    const people: { email: string }[] = [];
    for (const role of ['OWNER', 'MANAGER', 'RESPONDER', 'VIEWER'] as const)
      people.push(await world.addMember(shop, role));
    got(await world.give(shop, 16));
    world.moveDays(165);
    await world.warn();
    const told = async () => {
      const mails = [];
      for (const { email } of people) mails.push((await world.mailsTo(email)).map(({ subject }) => subject));
      return mails;
    };
    expect(await told()).toEqual([[], [], [], []]);
    world.moveDays(6);
    await Promise.all([world.warn(), world.warn()]);
    world.moveDays(1);
    await world.warn();
    const [owner, manager, responder, viewer] = await told();
    expect(owner).toEqual([expect.stringMatching(/^16 credits of warned expire on \w{3} \d+, \d{4}$/)]);
    expect(manager).toEqual(owner);
    expect([responder, viewer]).toEqual([[], []]);
  });
});

type Done = { leads: string[]; purchases: string[] };
const oneOf = (keys: readonly string[], n: number) => keys[n % Math.max(1, keys.length)];

const ACTS: Record<string, (shop: { id: number; uuid: string }, n: number, done: Done) => Promise<unknown>> =
  {
    give: async (shop, n) => got(await world.give(shop, n)),
    buy: async (shop, n, { purchases }) => {
      const key = `pay:${randomUUID()}`;
      purchases.push(key);
      got(await world.buy(shop, { credits: n, netCents: n * 93 + 5, taxCents: n, key }));
    },
    charge: (shop, n, { leads }) => {
      const inquiry = randomUUID();
      leads.push(inquiry);
      return world.charge(shop, n, inquiry);
    },
    refund: (shop, n, { leads }) => refund(shop, oneOf(leads, n) ?? randomUUID()),
    cancel: (shop, n, { purchases }) => cancel(shop, oneOf(purchases, n) ?? 'pay:none'),
    wait: async (_, n) => {
      world.moveDays(n * 5);
      await world.expire();
    },
  };

it('holds whatever happens in whatever order', async () => {
  const act = fc.record({
    kind: fc.constantFrom('give', 'buy', 'charge', 'charge', 'refund', 'cancel', 'wait'),
    n: fc.integer({ min: 1, max: 40 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 14 }), async (acts) => {
      const shop = await world.openListing();
      const done = { leads: [] as string[], purchases: [] as string[] };
      for (const { kind, n } of acts) await ACTS[kind]?.(shop, n, done);
      await world.expectSound();
    }),
    { numRuns: 12 },
  );
});
