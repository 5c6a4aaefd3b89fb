import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asWritten } from '#capabilities/inquiries/rules/written-words.ts';
import { inquiries } from '#capabilities/inquiries/tables.ts';
import { cities } from '#capabilities/places/tables.ts';
import { storefrontResponseStats } from '#capabilities/storefronts/standing.tables.ts';
import { availabilityBlocks, storefronts, venueSpaces } from '#capabilities/storefronts/tables.ts';
import { facetRootsOf } from '#capabilities/taxonomy/rules/facets.ts';
import { HUDSON } from '#capabilities/weddings/testing/wedding-world.ts';
import { type FavoritesWorld, openFavoritesWorld, type Planner } from '../testing/favorites-world.ts';

let world: FavoritesWorld;
let owner: Planner;

beforeAll(async () => {
  world = await openFavoritesWorld();
  await world.db.update(cities).set({ lat: 42.25, lon: -73.79 }).where(eq(cities.id, HUDSON));
  owner = await world.addOwner('Maya');
});
afterAll(() => world.close());

const compare = (uuids: readonly string[], by: Planner = owner) =>
  by.favorites.compareVendors({ vendors: uuids.join(',') });

describe('a comparison', () => {
  it('keeps the order asked, leaves out what is not listed, and ends at four', async () => {
    const uuids = [];
    for (const name of ['A', 'B', 'C', 'D', 'E']) uuids.push(await world.addStorefront(`Hall ${name}`));
    const hidden = await world.addStorefront('Draft', { publishedAt: null, publicationStatus: 'NEW' });
    const names = async (asked: readonly string[]) =>
      (await compare(asked)).vendors.map(({ card }) => card.vendorName);
    const [a = '', b = ''] = uuids;
    expect(await names([b, a])).toEqual(['Hall B', 'Hall A']);
    expect(await names([a, hidden, randomUUID(), 'junk', a])).toEqual(['Hall A']);
    expect(await names(uuids)).toEqual(['Hall A', 'Hall B', 'Hall C', 'Hall D']);
    expect(await names([])).toEqual([]);
  });

  it('does not call the couple’s own booked vendor taken', async () => {
    const [couple, stranger] = [await world.addOwner('Nia'), await world.addOwner('Stranger')];
    for (const { api } of [couple, stranger]) await api.saveWedding({ weddingDate: '2027-06-12' });
    const { uuid: weddingId } = await couple.api.getWedding();
    const uuid = await world.addStorefront('Our Hall', { displayAvailability: true });
    const [row] = await world.db.select().from(storefronts).where(eq(storefronts.uuid, uuid));
    const storefrontId = row?.id ?? 0;
    await world.db.insert(availabilityBlocks).values({ storefrontId, day: '2027-06-12', kind: 'BOOKED' });
    const now = world.clock.now();
    await world.db.insert(inquiries).values({
      uuid: randomUUID(),
      weddingId,
      storefrontId,
      taxonomyNodeId: 1,
      status: 'BOOKED',
      createdAt: now,
      updatedAt: now,
      lastSeq: 1,
      lastEventAt: now,
      lastEventType: 'SYSTEM_COUPLE_BOOK',
      lastMessageAt: now,
      lastMessageBy: 'COUPLE',
      lastMessageText: asWritten(''),
      coupleNames: 'Nia',
      tier: 'STANDARD',
      paymentRequired: false,
      creditPrice: 0,
      baseCreditPrice: 0,
      priceInputs: [],
      replyToken: randomUUID(),
    });
    const [own] = (await compare([uuid], couple)).vendors;
    expect(own).toMatchObject({ isBooked: true, isAvailable: false });
    const [theirs] = (await compare([uuid], stranger)).vendors;
    expect(theirs).toMatchObject({ isBooked: false, isAvailable: false });
  });

  it('says nothing about date and distance while the couple has neither', async () => {
    const uuid = await world.addStorefront('Plain Hall', { displayAvailability: true });
    const comparison = await compare([uuid]);
    expect(comparison.wedding).toEqual({ date: null, city: null });
    expect(comparison.vendors).toMatchObject([
      { distanceMiles: null, capacity: null, responseStats: null, isAvailable: null, facets: [] },
    ]);
  });

  it('is seen from the couple’s own day and place', async () => {
    const couple = await world.addOwner('Nia');
    await couple.api.saveWedding({ cityId: HUDSON, weddingDate: '2027-06-12' });
    const [root] = facetRootsOf('wedding-venues');
    const [option] = root?.options ?? [];
    const free = await world.addStorefront('Free Hall', {
      displayAvailability: true,
      lat: 42.65,
      lon: -73.75,
      optionIds: option ? [option.id] : [],
    });
    const taken = await world.addStorefront('Taken Hall', { displayAvailability: true });
    const silent = await world.addStorefront('Silent Hall', { displayAvailability: false });
    const closed = await world.addStorefront('Closed Hall', { displayAvailability: true, daysOff: [6] });
    const idOf = async (uuid: string) =>
      (await world.db.select({ id: storefronts.id }).from(storefronts).where(eq(storefronts.uuid, uuid)))[0]
        ?.id ?? 0;
    const now = world.clock.now();
    const takenId = await idOf(taken);
    await world.db.insert(availabilityBlocks).values(
      // Held for two reasons, it is still one vendor.
      (['BOOKED', 'FEED'] as const).map((kind) => ({ storefrontId: takenId, day: '2027-06-12', kind })),
    );
    const storefrontId = await idOf(free);
    await world.db.insert(venueSpaces).values([
      { storefrontId, position: 0, name: 'Barn', setting: 'indoor-space', seatedCapacity: 120 },
      { storefrontId, position: 1, name: 'Lawn', setting: 'outdoor-space', seatedCapacity: 220 },
    ]);
    await world.db.insert(storefrontResponseStats).values({
      storefrontId,
      receivedCount: 9,
      answeredCount: 8,
      medianMinutes: 180,
      computedAt: now,
    });
    const { wedding, vendors } = await compare([free, taken, silent, closed], couple);
    expect(wedding).toEqual({ date: '2027-06-12', city: 'Hudson, NY' });
    expect(vendors.map(({ isAvailable }) => isAvailable)).toEqual([true, false, null, false]);
    expect(vendors[0]).toMatchObject({
      distanceMiles: 28,
      capacity: 220,
      responseStats: { receivedCount: 9, answeredCount: 8, medianMinutes: 180 },
      facets: [{ key: root?.key, label: root?.label, options: [option?.label] }],
    });
    expect(vendors[1]?.distanceMiles).toBe(0);
  });

  it('is open to who has no wedding yet', async () => {
    const person = await world.addPerson('Loner');
    const uuid = await world.addStorefront('Lone Hall');
    expect((await compare([uuid], person)).vendors).toHaveLength(1);
  });
});
