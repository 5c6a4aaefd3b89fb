import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TestListing } from '#capabilities/storefronts/testing/open-listing.ts';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { type CreditsWorld, got, openCreditsWorld } from '../testing/credits-world.ts';

let world: CreditsWorld;
beforeAll(async () => {
  world = await openCreditsWorld();
});
afterAll(() => world.close());
afterEach(() => world.expectSound());

const ROLES = ['OWNER', 'MANAGER', 'RESPONDER', 'VIEWER'] as const;

async function openShop() {
  const shop = await world.openListing();
  const people = new Map<string, ReturnType<CreditsWorld['creditsOf']>>();
  for (const role of ROLES) people.set(role, world.creditsOf((await world.addMember(shop, role)).actor));
  const as = (role: (typeof ROLES)[number]) => people.get(role) ?? expect.fail(role);
  return { shop, as, storefrontUuid: shop.uuid };
}

describe('the account', () => {
  it('is not there for others', async () => {
    const [{ storefrontUuid }, stranger] = [await openShop(), (await openShop()).as('OWNER')];
    for (const call of [
      () => stranger.listTransactions({ storefrontUuid }),
      () => stranger.exportTransactions({ storefrontUuid }),
      () => stranger.getHoldings({ storefrontUuid }),
    ])
      expect(await refusal(call())).toBe('storefront.not_found');
  });

  it('counts what has ended no more', async () => {
    const { shop, as, storefrontUuid } = await openShop();
    got(await world.give(shop, 16));
    world.moveDays(190);
    expect(await as('OWNER').getHoldings({ storefrontUuid })).toMatchObject({ balance: 0, lots: [] });
  });
});

describe('moving credits', () => {
  async function openTwo() {
    const [from, to] = [await world.openListing(), await world.openListing()];
    const owner = await world.addMember(from, 'OWNER');
    await world.join(to, owner, 'OWNER');
    const api = world.creditsOf(owner.actor);
    const move = (credits: number, key: string = randomUUID()) =>
      api.moveCredits({ storefrontUuid: from.uuid, toStorefrontUuid: to.uuid, credits, key });
    return { from, to, owner, api, move };
  }

  it('takes what ends first; they keep their end and their cost', async () => {
    const { from, to, move, api } = await openTwo();
    got(await world.give(from, 5));
    got(await world.buy(from, { credits: 3, netCents: 100, taxCents: 0 }));
    const [given, bought] = await world.lotsOf(from);
    expect(await move(6)).toMatchObject({ balance: 2, moveTo: [{ uuid: to.uuid, name: to.slug }] });
    expect(await world.lotsOf(to)).toEqual([
      { source: 'MOVED', granted: 5, remaining: 5, cost: 0, expires: given?.expires },
      { source: 'MOVED', granted: 1, remaining: 1, cost: 33, expires: bought?.expires },
    ]);
    const texts = async (storefrontUuid: string) =>
      (await api.listTransactions({ storefrontUuid })).transactions.map(({ text, credits }) => [
        text,
        credits,
      ]);
    expect((await texts(from.uuid))[0]).toEqual([`Moved to ${to.slug}`, -6]);
    expect(await texts(to.uuid)).toEqual([[`Moved here from ${from.slug}`, 6]]);
  });

  it('happens once for a key, and crossing moves wait for one another', async () => {
    const { from, to, api, move } = await openTwo();
    got(await world.give(from, 20));
    const key = randomUUID();
    await Promise.all(Array.from({ length: 5 }, () => move(4, key)));
    expect([await world.balanceOf(from), await world.balanceOf(to)]).toEqual([16, 4]);
    expect(await refusal(move(5, key))).toBe('credits.key_reused');
    const back = () =>
      api.moveCredits({
        storefrontUuid: to.uuid,
        toStorefrontUuid: from.uuid,
        credits: 1,
        key: randomUUID(),
      });
    await Promise.all(Array.from({ length: 12 }, (_, at) => (at % 3 ? move(1) : back())));
    expect([await world.balanceOf(from), await world.balanceOf(to)]).toEqual([12, 8]);
  });

  it('is refused with too few, to itself, and for what is no number of credits', async () => {
    const { from, move, api } = await openTwo();
    got(await world.give(from, 3));
    expect(await refusal(move(4))).toBe('too_few_credits');
    for (const credits of [0, -1, 1.5, 1_000_001, Number.NaN])
      expect(await refusal(move(credits))).toBe('invalid_input');
    const self = { storefrontUuid: from.uuid, toStorefrontUuid: from.uuid, credits: 1, key: randomUUID() };
    expect(await refusal(api.moveCredits(self))).toBe('invalid_input');
    expect(await world.balanceOf(from)).toBe(3);
  });

  it('is for whoever owns both', async () => {
    const { from, to, owner } = await openTwo();
    const third = await world.openListing();
    await world.join(third, owner, 'MANAGER');
    got(await world.give(from, 9));
    got(await world.give(third, 9));
    const manager = world.creditsOf((await world.addMember(from, 'MANAGER')).actor);
    const stranger = world.creditsOf((await world.addMember(to, 'OWNER')).actor);
    const api = world.creditsOf(owner.actor);
    const input = (one: TestListing, other: TestListing) => ({
      storefrontUuid: one.uuid,
      toStorefrontUuid: other.uuid,
      credits: 1,
      key: randomUUID(),
    });
    expect(await refusal(manager.moveCredits(input(from, to)))).toBe('storefront.role_forbids');
    expect(await refusal(stranger.moveCredits(input(from, to)))).toBe('storefront.not_found');
    expect(await refusal(api.moveCredits(input(third, from)))).toBe('storefront.role_forbids');
    expect(await refusal(api.moveCredits(input(from, third)))).toBe('storefront.role_forbids');
    expect((await api.getHoldings({ storefrontUuid: from.uuid })).moveTo.map(({ uuid }) => uuid)).toEqual([
      to.uuid,
    ]);
    expect((await manager.getHoldings({ storefrontUuid: from.uuid })).moveTo).toEqual([]);
    expect([await world.balanceOf(from), await world.balanceOf(third)]).toEqual([9, 9]);
  });
});

describe('the history', () => {
  it('pages without a gap while it grows, and leaves as a file from the first on', async () => {
    const { shop, as, storefrontUuid } = await openShop();
    for (let nth = 1; nth <= 60; nth += 1) got(await world.give(shop, nth));
    const first = await as('RESPONDER').listTransactions({ storefrontUuid });
    got(await world.charge(shop, 30));
    const second = await as('RESPONDER').listTransactions({ storefrontUuid, cursor: first.nextCursor ?? '' });
    const seen = [...first.transactions, ...second.transactions].map(({ credits }) => credits);
    expect(seen).toEqual(Array.from({ length: 60 }, (_, at) => 60 - at));
    expect(second.nextCursor).toBeNull();
    expect(first.transactions[0]).toEqual({
      id: expect.any(String),
      type: 'ENDOWMENT',
      text: 'Credits given to you',
      credits: 60,
      balanceAfter: 1830,
      leadUuid: null,
      at: expect.any(String),
    });
    const file = await as('OWNER').exportTransactions({ storefrontUuid });
    const lines = (await file.text()).trim().split(/\r?\n/);
    expect(lines).toHaveLength(62);
    expect(lines[0]).toContain('When,Type,What happened,Credits,Balance');
    expect(lines[1]).toMatch(/,ENDOWMENT,Credits given to you,1,1$/);
    expect(lines[61]).toMatch(/,LEAD_PURCHASE,Connected with a couple,-30,1800$/);
  });
});
