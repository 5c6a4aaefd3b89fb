import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Party, TestVendor } from '#capabilities/inquiries/testing/inquiry-world.ts';
import { openReadingWorld, type ReadingWorld } from '#capabilities/inquiries/testing/reading-world.ts';
import { storefrontMembers } from '#capabilities/storefronts/tables.ts';

let world: ReadingWorld;
let barn: TestVendor;
let studio: TestVendor;
let owner: Party;

/** Works for both; in the studio only looks on. */
beforeAll(async () => {
  world = await openReadingWorld();
  barn = await world.addVendor({ name: 'The Barn' });
  studio = await world.addVendor({ name: 'The Studio' });
  owner = barn.owner;
  await world.db
    .insert(storefrontMembers)
    .values({ storefrontId: studio.id, userId: owner.userId, role: 'VIEWER', joinedAt: world.clock.now() });
});
afterAll(() => world.close());

const namesOf = ({ leads }: { leads: { coupleNames: string }[] }) => leads.map((lead) => lead.coupleNames);

describe('all-listings view', () => {
  it('has the leads of every listing in one order, with counts for each', async () => {
    await world.deliverTo(await world.addPerson('Ana'), barn);
    await world.deliverTo(await world.addPerson('Bea'), studio);
    await world.deliverTo(await world.addPerson('Cleo'), barn);
    const reads = world.reads(owner);
    const all = await reads.listLeads({ sort: 'name' });
    expect(namesOf(all)).toEqual(['Ana', 'Bea', 'Cleo']);
    expect(all.leads.map(({ storefrontUuid }) => storefrontUuid)).toEqual([
      barn.uuid,
      studio.uuid,
      barn.uuid,
    ]);
    expect(all.counts.READY).toMatchObject({ total: 3, snoozed: 0 });
    const counts = await reads.countListings();
    expect(counts.map(({ storefrontUuid, statuses }) => [storefrontUuid, statuses.READY.total])).toEqual([
      [barn.uuid, 2],
      [studio.uuid, 1],
    ]);
    expect(namesOf(await reads.listLeads({ name: 'bea' }))).toEqual(['Bea']);
    const file = await reads.exportLeads({ sort: 'name' });
    expect((await file.text()).split('\r\n')[2]).toMatch(/^Bea,,,The Studio,/);
  });

  it('is nothing of others, and shows in each listing what the role there may see', async () => {
    const dora = await world.addPerson('Dora');
    await world.connectTo(dora, studio);
    const stranger = await world.addPerson('Stranger', { isVendor: true });
    expect(namesOf(await world.reads(stranger).listLeads({}))).toEqual([]);
    expect(await world.reads(stranger).countListings()).toEqual([]);
    const csvFor = async (party: Party) =>
      (await world.reads(party).exportLeads({ view: 'conversations' })).text();
    expect(await csvFor(studio.owner)).toContain(dora.email);
    expect(await csvFor(owner)).not.toContain(dora.email);
    expect(namesOf(await world.reads(owner).listLeads({ view: 'conversations', name: dora.email }))).toEqual(
      [],
    );
  });
});

describe('Needs you first', () => {
  it('brings what expires, then who sent a reminder, then who waits, and counts each', async () => {
    const shop = await world.addVendor();
    const [late, nudger, fresh] = [
      await world.addPerson('Late'),
      await world.addPerson('Nudger'),
      await world.addPerson('Fresh'),
    ];
    await world.deliverTo(late, shop);
    world.moveDays(12);
    const nudged = await world.deliverTo(nudger, shop);
    world.moveDays(4);
    await nudger.inquiries.nudge({ uuid: nudged });
    await world.deliverTo(fresh, shop);
    await world.runTask('inquiries.find-expiring');
    const reads = world.reads(shop.owner);
    const page = await reads.listLeads({ storefrontUuid: shop.uuid, sort: 'needs-you' });
    expect(page.leads.map(({ coupleNames, need }) => [coupleNames, need])).toEqual([
      ['Late', 'EXPIRING'],
      ['Nudger', 'REMINDED'],
      ['Fresh', 'REPLY'],
    ]);
    expect(page.needs).toEqual({ EXPIRING: 1, REMINDED: 1, REPLY: 1 });
    const soonest = await reads.listLeads({ storefrontUuid: shop.uuid, sort: 'expiry' });
    expect(namesOf(soonest)).toEqual(['Late', 'Nudger', 'Fresh']);
    // What is put off presses nobody.
    await shop.owner.inquiries.snooze({ uuid: nudged, days: 3 });
    const after = await reads.listLeads({ storefrontUuid: shop.uuid, sort: 'needs-you' });
    expect(after.needs).toEqual({ EXPIRING: 1, REMINDED: 0, REPLY: 1 });
  });
});
