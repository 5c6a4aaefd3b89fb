import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#capabilities/identity/tables.ts';
import { storefrontPrices } from '#capabilities/storefronts/tables.ts';
import { checkBooks } from '../../testing/check-books.ts';
import { type InquiryWorld, letter, openInquiryWorld, type Party } from '../../testing/inquiry-world.ts';

let world: InquiryWorld;
let couple: Party;
beforeAll(async () => {
  world = await openInquiryWorld();
  couple = await world.addPerson('Maya');
});
afterAll(() => world.close());

const deliver = (inquiryUuid: string) => world.runTask('inquiries.deliver', { inquiryUuid });

const newsOf = async (uuid: string) => {
  const { rows } = await world.db.$client.query<{ key: string }>(
    'select key from graphile_worker.jobs where key like $1',
    [`notify:${uuid}:%`],
  );
  return rows.map(({ key }) => key);
};

describe('a delivery that dies', () => {
  it('in the middle has not happened, and happens once when it is tried again', async () => {
    const vendor = await world.addVendor();
    const [uuid = ''] = await world.send(couple, [vendor]);
    const before = await world.find(uuid);
    await world.db.$client.query('alter table plan_subscriptions rename to plan_subscriptions_gone');
    await expect(deliver(uuid)).rejects.toThrow('plan_subscriptions');
    await world.db.$client.query('alter table plan_subscriptions_gone rename to plan_subscriptions');
    expect(await world.find(uuid)).toEqual(before);
    expect(await newsOf(uuid)).toEqual([]);
    await deliver(uuid);
    expect(await world.find(uuid)).toMatchObject({ status: 'READY', version: before.version + 1 });
    expect(await newsOf(uuid)).toEqual([`notify:${uuid}:1`]);
    await checkBooks(world.db, [vendor.id]);
  });

  it('in its last moment, before the database has said yes, has not happened either', async () => {
    const vendor = await world.addVendor();
    const [uuid = ''] = await world.send(couple, [vendor]);
    const before = await world.find(uuid);
    await world.db.$client.query(`
      create function die_at_commit() returns trigger language plpgsql as $$ begin raise 'killed'; end $$;
      create constraint trigger die after update on inquiries deferrable initially deferred
        for each row execute function die_at_commit();`);
    await expect(deliver(uuid)).rejects.toThrow();
    await world.db.$client.query('drop trigger die on inquiries; drop function die_at_commit');
    expect(await world.find(uuid)).toEqual(before);
    expect(await newsOf(uuid)).toEqual([]);
    await world.runJobs();
    expect(await world.find(uuid)).toMatchObject({ status: 'READY' });
    expect(await newsOf(uuid)).toEqual([`notify:${uuid}:1`]);
    await checkBooks(world.db, [vendor.id]);
  });

  it('and one that runs five times at once, and again later, is one delivery', async () => {
    const vendor = await world.addVendor();
    const [uuid = ''] = await world.send(couple, [vendor]);
    await Promise.all([1, 2, 3, 4, 5].map(() => deliver(uuid)));
    const delivered = await world.find(uuid);
    world.moveDays(1);
    await deliver(uuid);
    await world.runTask('inquiries.deliver-waiting');
    expect(await world.find(uuid)).toEqual(delivered);
    expect(await newsOf(uuid)).toEqual([`notify:${uuid}:1`]);
    await checkBooks(world.db, [vendor.id]);
  });

  it('never brings back what was withdrawn meanwhile', async () => {
    const [uuid = ''] = await world.send(couple, [await world.addVendor()]);
    await Promise.all([couple.inquiries.withdraw({ uuid }).catch(() => undefined), deliver(uuid)]);
    const { status, readyAt } = await world.find(uuid);
    expect(status).toBe('CLOSED');
    await deliver(uuid);
    expect(await world.find(uuid)).toMatchObject({ status: 'CLOSED', readyAt });
  });
});

describe('the price', () => {
  it('of the first three leads is nothing, even if four are handed over at once', async () => {
    const vendor = await world.addVendor();
    const uuids: string[] = [];
    for (const name of ['Ana', 'Bea', 'Cleo', 'Dora']) {
      uuids.push(...(await world.send(await world.addPerson(name), [vendor])));
    }
    await Promise.all(uuids.map(deliver));
    const rows = await Promise.all(uuids.map((uuid) => world.find(uuid)));
    expect(rows.filter(({ paymentRequired }) => paymentRequired)).toHaveLength(1);
    expect(rows.map(({ baseCreditPrice }) => baseCreditPrice)).toEqual([7, 7, 7, 7]);
  });

  it('of a couple that wrote before is nothing, of others what the formula says', async () => {
    const vendor = await world.addVendor();
    for (const name of ['Ana', 'Bea', 'Cleo']) await world.deliverTo(await world.addPerson(name), vendor);
    const person = await world.addPerson('Rosa');
    const first = await world.deliverTo(person, vendor);
    expect(await world.find(first)).toMatchObject({ paymentRequired: true, creditPrice: 7 });
    await person.inquiries.withdraw({ uuid: first });
    const second = await world.deliverTo(person, vendor);
    expect(await world.find(second)).toMatchObject({
      paymentRequired: false,
      creditPrice: 0,
      baseCreditPrice: 7,
    });
  });

  it('with a plan is included', async () => {
    const vendor = await world.addVendor();
    for (const name of ['Ana', 'Bea', 'Cleo']) await world.deliverTo(await world.addPerson(name), vendor);
    await world.startPlan(vendor);
    const uuid = await world.deliverTo(await world.addPerson('Rosa'), vendor);
    expect(await world.find(uuid)).toMatchObject({
      paymentRequired: true,
      creditPrice: 0,
      baseCreditPrice: 7,
    });
  });

  it('is frozen with its inputs, its tier and its reasons', async () => {
    const person = await world.addPerson('Gilda');
    await world.db.update(users).set({ phoneVerifiedAt: new Date() }).where(eq(users.id, person.userId));
    const venue = await world.addVendor({ taxonomyNodeId: 1 });
    const booked = await world.connectTo(person, venue);
    await person.inquiries.book({ uuid: booked });
    const vendor = await world.addVendor();
    const budget = { targetCoupleBudgetMin: 100_000, targetCoupleBudgetMax: 200_000 };
    await world.db.update(storefrontPrices).set(budget).where(eq(storefrontPrices.storefrontId, vendor.id));
    const uuid = await world.deliverTo(person, vendor, { budgetMinCents: 300_000 });
    const frozen = await world.find(uuid);
    expect(frozen).toMatchObject({
      tier: 'GOLD',
      baseCreditPrice: 13,
      matchReasons: ['MATCHING_WEDDING_DATE', 'LOCATION'],
      knownFacts: {
        emailVerified: true,
        phoneVerified: true,
        accountCreatedAt: '2026-01-01T00:00:00.000Z',
        vendorsAsked: 1,
        known: { date: true, venue: true, budget: true, guests: true },
      },
    });
    expect(frozen.priceInputs?.map(({ key, value }) => [key, value])).toEqual([
      ['category', 7],
      ['tier', 1.5],
      ['lead', 1],
      ['budget', 1.25],
      ['free', 0],
    ]);
    await person.inquiries.write({ uuid, ...letter() });
    expect(await world.find(uuid)).toMatchObject({ baseCreditPrice: 13, priceInputs: frozen.priceInputs });
  });

  it('of a venue is gold by the guest count, whether or not a venue is booked', async () => {
    const venue = await world.addVendor({ taxonomyNodeId: 1 });
    const person = await world.addPerson('Hedda');
    const budget = { budgetMinCents: 300_000 };
    const unverified = await world.deliverTo(person, venue, budget);
    expect(await world.find(unverified)).toMatchObject({ tier: 'SILVER', baseCreditPrice: 29 });
    const verified = await world.addPerson('Iris');
    await world.db.update(users).set({ phoneVerifiedAt: new Date() }).where(eq(users.id, verified.userId));
    const uuid = await world.deliverTo(verified, venue, budget);
    const frozen = await world.find(uuid);
    expect(frozen).toMatchObject({
      tier: 'GOLD',
      baseCreditPrice: 36,
      knownFacts: { known: { venue: false, guests: true } },
    });
    expect(frozen.priceInputs?.find(({ key }) => key === 'tier')).toEqual({
      key: 'tier',
      label: 'Gold lead',
      value: 1.5,
    });
  });
});
