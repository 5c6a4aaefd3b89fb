import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { PromoWishes } from '../../rules/promo-rules.ts';
import { openPlansWorld, type PlansWorld } from '../../testing/plans-world.ts';

let world: PlansWorld;
let staff: SignedInActor;
let number = 0;
beforeAll(async () => {
  world = await openPlansWorld();
  const listing = await world.openListing();
  staff = { ...(await world.addMember(listing, 'OWNER')).actor, isSupport: true };
});
afterAll(() => world.close());
beforeEach(() => {
  number += 1;
});

const PACK = { kind: 'pack', packKey: 'payg-60' } as const;
const desk = () => world.shopOf(staff);

const wishes = (part: Partial<PromoWishes> = {}) => ({
  ...{ code: `STAFF-${number}`, effect: 'PERCENT' as const, scope: 'PACKS' as const },
  ...{ isFirstOnly: false, isAnnounced: true, maxUses: null, startsOn: null, endsOn: null },
  ...part,
  size: part.size ?? 20,
});

async function buyer() {
  const listing = await world.openListing();
  const owner = await world.addMember(listing, 'OWNER');
  return { listing, owner, shop: world.shopOf(owner.actor) };
}

const quoted = async (code: string) => {
  const { listing, shop } = await buyer();
  const asked = { storefrontUuid: listing.uuid, wish: PACK, promoCode: code };
  return shop.quotePurchase(asked);
};

describe('a code that staff makes', () => {
  it('holds at once, and its uses are counted', async () => {
    const made = await desk().makePromoCode(wishes({ code: ` staff-${number} `, maxUses: 2 }));
    expect(made).toMatchObject({
      ...{ code: `STAFF-${number}`, percentOff: 20, bonusCredits: null, maxUses: 2, uses: 0 },
      ...{ state: 'OPEN', endsAt: null, endedBy: null },
    });
    expect(made.createdBy).not.toBeNull();
    const { listing, owner, shop } = await buyer();
    const begun = await shop.beginPurchase(await world.orderOf(owner.actor, listing, PACK, made.code));
    await world.payAt(begun.url);
    const listed = (await desk().listPromoCodes()).find(({ code }) => code === made.code);
    expect(listed).toMatchObject({ uses: 1, state: 'OPEN' });
  });

  it('gives credits on top', async () => {
    const { code } = await desk().makePromoCode(wishes({ effect: 'CREDITS', size: 10 }));
    expect((await quoted(code)).promo).toEqual({ code, text: '10 extra credits' });
  });

  it('begins and ends on its days', async () => {
    const today = world.clock.now().toISOString().slice(0, 10);
    const dayAfter = (days: number) =>
      new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
    const planned = await desk().makePromoCode(wishes({ startsOn: dayAfter(2), endsOn: dayAfter(3) }));
    expect(planned).toMatchObject({
      state: 'PLANNED',
      startsAt: `${dayAfter(2)}T00:00:00.000Z`,
      endsAt: `${dayAfter(4)}T00:00:00.000Z`,
    });
    expect(await refusal(quoted(planned.code))).toBe('plans.promo_refused');
    number += 1;
    expect(await desk().makePromoCode(wishes({ endsOn: today }))).toMatchObject({ state: 'OPEN' });
    number += 1;
    expect(await refusal(desk().makePromoCode(wishes({ endsOn: dayAfter(-1) })))).toBe('plans.promo_ended');
  });

  it('is written once, whoever makes it first', async () => {
    const made = await Promise.allSettled([1, 2, 3, 4].map(() => desk().makePromoCode(wishes())));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await refusal(desk().makePromoCode(wishes()))).toBe('plans.promo_exists');
  });

  it.each<Partial<PromoWishes>>([
    { code: 'no' },
    { size: 101 },
    { effect: 'CREDITS', scope: 'PLANS' },
    { startsOn: '2030-02-02', endsOn: '2030-02-01' },
    { maxUses: 0 },
  ])('is refused where it makes no sense: %j', async (part) => {
    expect(await refusal(desk().makePromoCode(wishes(part)))).toBe('invalid_input');
  });
});

describe('a code that staff ends', () => {
  it('holds no more, once, and stays on the list with a name', async () => {
    const { code } = await desk().makePromoCode(wishes());
    await quoted(code);
    const ended = await desk().endPromoCode({ code });
    expect(ended).toMatchObject({ state: 'ENDED' });
    expect(Date.parse(ended.endsAt ?? '')).toBeLessThanOrEqual(world.clock.now().getTime());
    expect(ended.endedBy).not.toBeNull();
    expect(await refusal(quoted(code))).toBe('plans.promo_refused');
    expect(await refusal(desk().endPromoCode({ code }))).toBe('plans.promo_ended');
    expect(await refusal(desk().endPromoCode({ code: 'NOBODY' }))).toBe('plans.promo_not_found');
  });

  it('leaves whoever is about to pay with what they were shown', async () => {
    const { code } = await desk().makePromoCode(wishes());
    const { listing, owner, shop } = await buyer();
    const begun = await shop.beginPurchase(await world.orderOf(owner.actor, listing, PACK, code));
    await desk().endPromoCode({ code });
    await world.payAt(begun.url);
    const paid = await shop.getPurchase({ storefrontUuid: listing.uuid, uuid: begun.uuid });
    expect(paid).toMatchObject({ progress: 'settled', netCents: 4_560, promoCode: code });
  });
});

it('vendors make and end none, and staff needs a second factor', async () => {
  const { owner } = await buyer();
  const vendor = world.shopOf(owner.actor);
  expect(await refusal(vendor.listPromoCodes())).toBe('forbidden');
  expect(await refusal(vendor.makePromoCode(wishes()))).toBe('forbidden');
  expect(await refusal(vendor.endPromoCode({ code: 'HELLO20' }))).toBe('forbidden');
  expect(await refusal(world.callsOf({ ...staff, steppedUpUntil: null }).makePromoCode(wishes()))).toBe(
    'two_factor_required',
  );
});
