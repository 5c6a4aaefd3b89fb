import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Party, TestVendor } from '#capabilities/inquiries/testing/inquiry-world.ts';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { FEWEST_PEERS } from '../rules/median.ts';
import { type InsightsWorld, openInsightsWorld } from '../testing/insights-world.ts';

let world: InsightsWorld;
let vendor: TestVendor;
let couple: Party;

beforeAll(async () => {
  world = await openInsightsWorld();
  couple = await world.addPerson('Maya');
  await couple.api.saveWedding({ primaryFirstName: 'Maya', partnerFirstName: 'Jonah' });
});
beforeEach(async () => {
  vendor = await world.addMarketVendor();
});
afterAll(() => world.close());

const today = () => world.clock.now().toISOString().slice(0, 10);
const daysAgo = (days: number) =>
  new Date(world.clock.now().getTime() - days * 86_400_000).toISOString().slice(0, 10);
const dashboard = (asked: Parameters<InsightsWorld['dashboardOf']>[2] = {}, party = vendor.owner) =>
  world.dashboardOf(party, vendor.uuid, asked);

async function weddingOf({ userId }: Party): Promise<string> {
  const { rows } = await world.db.$client.query<{ id: string }>(
    'select wedding_id as id from wedding_members where user_id = $1',
    [userId],
  );
  return rows[0]?.id ?? '';
}

describe('figures', () => {
  it('of a new listing are all nothing, compared with nobody, and say so without failing', async () => {
    const answer = await dashboard();
    expect(answer).toMatchObject({ range: '90d', unit: 'day', peers: null, standing: null });
    expect(answer.figures.views).toEqual({ value: 0, before: 0, median: null });
    expect(answer.figures.firstReply).toEqual({ value: null, before: null, median: null });
    expect(answer.funnel.connected).toEqual({ count: 0, share: null, median: null });
    expect(answer.points).toHaveLength(90);
  });

  it('add up the period and the one before, and no day beyond them', async () => {
    for (const [days, views] of [
      [0, 5],
      [6, 7],
      [7, 11],
      [13, 13],
      [14, 17],
    ] as const) {
      await world.setViews(vendor.id, daysAgo(days), views);
    }
    const { figures, points, period, before } = await dashboard({ range: '7d' });
    expect(figures.views).toMatchObject({ value: 12, before: 24 });
    expect(period).toEqual({ from: daysAgo(6), to: today() });
    expect(before).toEqual({ from: daysAgo(13), to: daysAgo(7) });
    expect(points.map(({ now }) => now.views)).toEqual([7, 0, 0, 0, 0, 0, 5]);
    expect(points.map((point) => point.before?.views)).toEqual([13, 0, 0, 0, 0, 0, 11]);
  });

  it('count hearts that are still there', async () => {
    await world.save(vendor.id, await weddingOf(couple), world.clock.now());
    expect((await dashboard({ range: '7d' })).figures.saves.value).toBe(1);
    await world.db.$client.query('update favorites set removed_at = now() where storefront_id = $1', [
      vendor.id,
    ]);
    expect((await dashboard({ range: '7d' })).figures.saves.value).toBe(0);
  });

  it('follow an inquiry from its arrival to the booking', async () => {
    const uuid = await world.deliverTo(couple, vendor);
    world.moveMs(3 * 3_600_000);
    await vendor.owner.inquiries.connect({
      uuid,
      requestUuid: crypto.randomUUID(),
      message: 'We would love to!',
      attachmentUuids: [],
      quote: null,
    });
    const connected = await dashboard({ range: '7d' });
    expect(connected.figures.inquiries.value).toBe(1);
    expect(Math.round(connected.figures.firstReply.value ?? 0)).toBe(180);
    expect(connected.funnel.connected).toMatchObject({ count: 1, share: 1 });
    expect(connected.funnel.booked).toMatchObject({ count: 0, share: 0 });
    await world.db.$client.query(
      `update inquiries set status = 'BOOKED', booked_at = $2, booked_amount_cents = 850000 where uuid = $1`,
      [uuid, world.clock.now()],
    );
    const booked = await dashboard({ range: '7d' });
    expect(booked.funnel.booked).toMatchObject({ count: 1, share: 1 });
    expect(booked.bookings).toEqual({
      weddings: 1,
      amountCents: 850_000,
      beforeWeddings: 0,
      beforeCents: 0,
      connectedLeads: 1,
      creditsSpent: 0,
    });
    // What was connected with before the period is not spent in it.
    world.moveMs(9 * 86_400_000);
    expect((await dashboard({ range: '7d' })).bookings).toMatchObject({ connectedLeads: 0, creditsSpent: 0 });
  });

  it('of a year come by the week', async () => {
    const { unit, points } = await dashboard({ range: '12m' });
    expect(unit).toBe('week');
    expect(points).toHaveLength(53);
  });
});

describe('days of one’s own', () => {
  it('are taken as they are', async () => {
    await world.setViews(vendor.id, daysAgo(40), 9);
    const own = { range: 'own' as const, from: daysAgo(41), to: daysAgo(39) };
    expect((await dashboard(own)).figures.views.value).toBe(9);
  });

  it.each([
    ['without them', {}],
    ['the wrong way round', { from: '2026-02-10', to: '2026-02-01' }],
    ['ahead of today', { from: '2026-02-10', to: '2031-01-01' }],
    ['more than two years', { from: '2019-01-01', to: '2026-01-01' }],
  ])('are refused %s', async (_, own) => {
    expect(await refusal(dashboard({ range: 'own', ...own }))).toBe('invalid_input');
  });
});

describe('the median of others', () => {
  it('is kept back while seven are behind it, and told from eight on, without the listing itself', async () => {
    const others: TestVendor[] = [];
    for (let index = 0; index < FEWEST_PEERS - 1; index += 1) others.push(await world.addMarketVendor());
    // Of another place and another trade: neither is a peer.
    const strangers = [await world.addVendor(), await world.addVendor({ taxonomyNodeId: 5, marketId: 3169 })];
    const mine = await world.db.$client.query<{ id: number }>(
      `select id from storefronts where market_id = 3169 and taxonomy_node_id = 2 and id <> all($1)`,
      [[vendor.id, ...others.map(({ id }) => id)]],
    );
    await world.db.$client.query('update storefronts set market_id = null where id = any($1)', [
      mine.rows.map(({ id }) => id),
    ]);
    for (const [index, { id }] of others.entries()) await world.setViews(id, today(), index + 1);
    await world.setViews(vendor.id, today(), 1_000);
    await world.list([vendor, ...others, ...strangers]);
    const few = await dashboard({ range: '7d' });
    expect(few.peers).toBeNull();
    expect(few.figures.views.median).toBeNull();
    expect(few.standing?.medianTenths).toBeNull();

    const eighth = await world.addMarketVendor();
    await world.setViews(eighth.id, today(), 8);
    await world.list([eighth]);
    // What a process knows of a market it knows for a quarter of an hour.
    world.moveMs(15 * 60_000);
    const enough = await dashboard({ range: '7d' });
    expect(enough.peers).toEqual({ count: 8, marketName: 'New York' });
    expect(enough.figures.views.median).toBe(4.5);
    expect(enough.standing?.medianTenths).not.toBeNull();
    // Nobody of them has answered anybody.
    expect(enough.figures.firstReply.median).toBeNull();
    expect(enough.funnel.connected.median).toBeNull();
  });
});

describe('where it stands', () => {
  it('is told with parts that add up, and with what each improvement would give', async () => {
    const better = await world.addMarketVendor();
    await world.db.$client.query(
      `insert into review_summaries (storefront_id, reviews_count, rating_sum, five_stars) values ($1, 40, 200, 40)`,
      [better.id],
    );
    await world.list([vendor, better]);
    const { standing } = await dashboard();
    expect(standing).toMatchObject({ placeName: 'Hudson, NY', ofTenths: 800 });
    expect(standing?.rank).toBeGreaterThan(1);
    expect(standing?.of).toBeGreaterThanOrEqual(2);
    expect(standing?.parts.reduce((sum, { tenths }) => sum + tenths, 0)).toBe(standing?.totalTenths);
    const reviews = standing?.parts.find(({ key }) => key === 'reviews');
    expect(reviews).toMatchObject({ why: 'No reviews yet' });
    expect(reviews?.gainTenths).toBeGreaterThan(0);
    expect((await world.dashboardOf(better.owner, better.uuid)).standing?.rank).toBe(1);
  });

  it('a draft stands nowhere, and its steps lead to the editor', async () => {
    const draft = await world.addVendor({ publishedAt: null, publicationStatus: 'NEW' });
    const { standing, steps, isPublished } = await world.dashboardOf(draft.owner, draft.uuid);
    expect({ standing, isPublished }).toEqual({ standing: null, isPublished: false });
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.length).toBeLessThanOrEqual(4);
  });
});

describe('what to do next', () => {
  it('begins with the couple that waits, and leaves out what a role may not do', async () => {
    await world.deliverTo(couple, vendor);
    const { steps } = await dashboard();
    expect(steps[0]).toMatchObject({ kind: 'reply', reason: '1 couple is waiting now' });
    expect(steps.some(({ kind }) => kind === 'listing')).toBe(true);
    const responder = await world.addMember(vendor.id, 'RESPONDER');
    expect((await dashboard({}, responder)).steps.map(({ kind }) => kind)).toEqual(['reply']);
    const viewer = await world.addMember(vendor.id, 'VIEWER');
    expect((await dashboard({}, viewer)).steps).toEqual([]);
  });
});

describe('who may look', () => {
  it('everybody of the team sees the same figures', async () => {
    await world.setViews(vendor.id, today(), 3);
    for (const role of ['MANAGER', 'RESPONDER', 'VIEWER'] as const) {
      const member = await world.addMember(vendor.id, role);
      expect((await dashboard({ range: '7d' }, member)).figures.views.value).toBe(3);
    }
  });

  it('another vendor cannot, nor can a couple or a visitor', async () => {
    const other = await world.addVendor();
    expect(await refusal(dashboard({}, other.owner))).toBe('storefront.not_found');
    expect(await refusal(dashboard({}, couple))).toBe('forbidden');
    expect(await refusal(world.as().getDashboard({ uuid: vendor.uuid }))).toBe('unauthenticated');
    const file = world.as({ actor: other.owner.actor }).exportDashboard({ uuid: vendor.uuid });
    expect(await refusal(file)).toBe('storefront.not_found');
  });
});

describe('the file', () => {
  it('has every day of the period, also those without anything', async () => {
    await world.setViews(vendor.id, daysAgo(1), 4);
    const file = await world.as({ actor: vendor.owner.actor }).exportDashboard({
      uuid: vendor.uuid,
      range: '7d',
    });
    const lines = (await file.text()).trim().split('\r\n');
    expect(file.name).toBe(`linden-light-${daysAgo(6)}-to-${today()}.csv`);
    expect(lines).toHaveLength(8);
    expect(lines[0]).toContain('Day,Views,Saves,Inquiries,Connected,Booked');
    expect(lines[6]).toBe(`${daysAgo(1)},4,0,0,0,0,`);
    expect(lines[7]).toBe(`${today()},0,0,0,0,0,`);
  });
});
