import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFacetRoot } from '#capabilities/taxonomy/rules/facet-lookup.ts';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';
import { signUpCouple, signUpSupport, signUpVendor, type TestPerson } from '#server/testing/test-people.ts';
import type { Storefront } from '../contract/storefront-page.contract.ts';
import { PRICE_FIELDS } from '../rules/prices.ts';
import { STOREFRONT_ROLES } from '../rules/storefront-roles.ts';
import { openListing, openTown, type TestListing } from '../testing/open-listing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  await openTown(app);
});
afterAll(() => app.close());

const query = (text: string, values: unknown[]) => app.platform.db.$client.query(text, values);
const address = ({ slug }: TestListing, category = 'wedding-florists') =>
  `/web-marketplace-api/v1/storefront/${category}/${slug}`;
const read = (listing: TestListing, category?: string) =>
  app.browser().call<Storefront>('GET', address(listing, category));
const preview = (person: TestPerson, listing: TestListing) =>
  person.browser.call<Storefront>('GET', `${address(listing)}/preview`);

function firstOption(rootKey: string) {
  const option = findFacetRoot(rootKey)?.options[0];
  if (!option) throw new Error(`There is no facet ${rootKey}.`);
  return option;
}

async function join(listing: TestListing, person: TestPerson, role: string): Promise<void> {
  await query(
    'insert into storefront_members (storefront_id, user_id, role, joined_at) values ($1, $2, $3, now())',
    [listing.id, person.userId, role],
  );
}

describe('a published listing', () => {
  it('is everyone’s to read, with all that hangs on it in its order', async () => {
    const listing = await openListing(app);
    const colleague = await openListing(app, { taxonomyNodeId: 2 });
    const hidden = await openListing(app, { taxonomyNodeId: 3, isPublished: false });
    await query('update storefronts set option_ids = $2, faqs = $3 where id = $1', [
      listing.id,
      [559, 552],
      JSON.stringify([{ key: 'sample', question: 'A sample?', answer: 'Yes.' }]),
    ]);
    await query(
      `insert into storefront_badges (storefront_id, badge, computed_at)
       values ($1, 'NEW', now()), ($1, 'QUICK_RESPONDER', now())`,
      [listing.id],
    );
    await query(
      `insert into storefront_awards (storefront_id, award, granted_at)
       values ($1, 'BEST_OF_2023', now()), ($1, 'BEST_OF_2024', now())`,
      [listing.id],
    );
    await query('insert into storefront_response_stats values ($1, 24, 23, 170, now())', [listing.id]);
    await query(
      "insert into preferred_vendors values ($1, $2, 1, 'Peonies by the armful'), ($1, $3, 0, '')",
      [listing.id, colleague.id, hidden.id],
    );
    const { status, body } = await read(listing);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      uuid: listing.uuid,
      id: listing.id,
      taxonomyKey: 'wedding-florists',
      taxonomyNodeId: 5,
      city: 'Hudson',
      citySlug: 'hudson-ny',
      stateProvince: 'NY',
      claimed: true,
      badges: ['QUICK_RESPONDER', 'NEW'],
      awards: ['BEST_OF_2024', 'BEST_OF_2023'],
      faqs: [{ question: 'A sample?', answer: 'Yes.' }],
      responseStats: { receivedCount: 24, answeredCount: 23, medianMinutes: 170 },
      preferredVendors: [{ uuid: colleague.uuid, note: 'Peonies by the armful' }],
      venueDetails: null,
    });
  });

  it('has storefront details with options (parentKey, key) and price fields on the entity', async () => {
    const planner = await openListing(app, { taxonomyNodeId: 7 });
    await query('update storefronts set option_ids = $2 where id = $1', [
      planner.id,
      ['planner-service-level', 'planner-personality'].map((root) => firstOption(root).id),
    ]);
    await query(
      `insert into storefront_prices (storefront_id, starting_price_cents, target_couple_budget_min,
         target_couple_full_budget_min_cents, target_couple_full_budget_max_cents)
       values ($1, 450000, 300000, 450000, 900000)`,
      [planner.id],
    );
    const { body } = await read(planner, 'wedding-planners');
    expect(body.options).toEqual(
      ['planner-service-level', 'planner-personality'].map((parentKey) => ({
        parentKey,
        key: firstOption(parentKey).key,
      })),
    );
    expect(body).toMatchObject({
      startingPriceCents: 450_000,
      targetCoupleBudgetMin: 300_000,
      targetCoupleFullBudgetMinCents: 450_000,
      targetCoupleFullBudgetMaxCents: 900_000,
      targetCoupleFullBudgetMin: null,
      peakStartPriceCents: null,
    });
    for (const field of PRICE_FIELDS) expect(body).toHaveProperty(field);
  });

  it('shows a venue’s spaces and menus', async () => {
    const venue = await openListing(app, { taxonomyNodeId: 1 });
    await query(`insert into storefront_prices (storefront_id, price_range_visible) values ($1, true)`, [
      venue.id,
    ]);
    await query(`insert into venue_spaces values ($1, 1, 'Loft', '', 'indoor-space', 40, null)`, [venue.id]);
    await query(`insert into venue_spaces values ($1, 0, 'Barn', '', 'indoor-space', 180, 250)`, [venue.id]);
    await query(`insert into venue_menus values ($1, 0, 'Harvest', 'Soup.', 9500)`, [venue.id]);
    const { body } = await read(venue, 'wedding-venues');
    expect(body.venueDetails?.spaces.map(({ name }) => name)).toEqual(['Barn', 'Loft']);
    expect(body.venueDetails?.menus).toEqual([
      { name: 'Harvest', description: 'Soup.', pricePerPersonCents: 9500 },
    ]);
  });

  it('keeps amounts to itself where the business does', async () => {
    const venue = await openListing(app, { taxonomyNodeId: 1 });
    await query(
      `insert into storefront_prices (storefront_id, price_range_visible, price_tier, starting_price_cents,
         full_start_price_cents, target_couple_budget_min)
       values ($1, false, 3, 987600, 987600, 987600)`,
      [venue.id],
    );
    await query(`insert into venue_menus values ($1, 0, 'Harvest', 'Soup.', 987600)`, [venue.id]);
    const hidden = await read(venue, 'wedding-venues');
    expect(hidden.body).toMatchObject({
      priceRangeVisible: false,
      priceTier: 3,
      startingPriceCents: null,
      fullStartPriceCents: null,
    });
    expect(hidden.text).not.toMatch(/:9876/);
    await query('update storefront_prices set price_range_visible = true where storefront_id = $1', [
      venue.id,
    ]);
    expect((await read(venue, 'wedding-venues')).body).toMatchObject({
      startingPriceCents: 987_600,
      fullStartPriceCents: 987_600,
      targetCoupleBudgetMin: 987_600,
    });
  });

  it('says where it has moved to', async () => {
    const listing = await openListing(app);
    await query('insert into former_slugs values (5, $2, $1, now())', [listing.id, 'old-name']);
    const { status, body } = await read({ ...listing, slug: 'old-name' });
    expect(status).toBe(200);
    expect(body).toEqual({ movedTo: { taxonomyKey: 'wedding-florists', slug: listing.slug } });
  });

  it('is at one address alone', async () => {
    const listing = await openListing(app);
    expect((await read(listing, 'wedding-venues')).status).toBe(404);
    expect((await read(listing, 'wedding-dragons')).status).toBe(404);
    expect((await read({ ...listing, slug: 'no%00body' })).status).toBe(404);
    expect((await read({ ...listing, slug: encodeURIComponent("x' or '1'='1") })).body).toMatchObject({
      error: { code: 'storefront.not_found' },
    });
  });
});

describe('an unpublished listing', () => {
  it('is not found by anyone but its team and support, old addresses included', async () => {
    const draft = await openListing(app, { isPublished: false });
    await query('insert into former_slugs values (5, $2, $1, now())', [draft.id, 'old-draft']);
    expect((await read(draft)).status).toBe(404);
    expect((await read({ ...draft, slug: 'old-draft' })).status).toBe(404);

    const couple = await signUpCouple(app, 'Maya');
    const stranger = await signUpVendor(app, 'Theo');
    expect((await app.browser().call('GET', `${address(draft)}/preview`)).status).toBe(401);
    expect((await preview(couple, draft)).status).toBe(404);
    expect((await preview(stranger, draft)).status).toBe(404);
    expect((await preview(stranger, { ...draft, slug: 'old-draft' })).status).toBe(404);

    const support = await signUpSupport(app);
    expect((await preview(support, draft)).body).toMatchObject({ uuid: draft.uuid, publishedAt: null });
  });

  it.each(STOREFRONT_ROLES)('is seen by its %s', async (role) => {
    const draft = await openListing(app, { isPublished: false });
    const member = await signUpVendor(app);
    await join(draft, member, role);
    expect((await preview(member, draft)).body).toMatchObject({ uuid: draft.uuid, publicationStatus: 'NEW' });
    // The public address stays shut even for them.
    expect((await member.browser.call('GET', address(draft))).status).toBe(404);
  });

  it('shows its calendar to its team alone', async () => {
    const draft = await openListing(app, { isPublished: false });
    const member = await signUpVendor(app);
    await join(draft, member, 'VIEWER');
    const calendar = `/web-marketplace-api/v1/storefront/${draft.uuid}/availability?month=2027-06`;
    expect((await app.browser().call('GET', calendar)).status).toBe(404);
    expect((await member.browser.call('GET', calendar)).status).toBe(200);
  });
});

describe('a calendar', () => {
  const calendarOf = ({ uuid }: TestListing, month: string) =>
    app
      .browser()
      .call<{ days: { date: string; state: string }[]; displayAvailability: boolean }>(
        'GET',
        `/web-marketplace-api/v1/storefront/${uuid}/availability?month=${month}`,
      );

  it('says which days are free, and never why others are not', async () => {
    const listing = await openListing(app);
    await query(
      `insert into availability_blocks values ($1, '2027-06-12', 'BOOKED'), ($1, '2027-06-13', 'BLOCKED'), ($1, '2027-06-14', 'FEED')`,
      [listing.id],
    );
    await query(`update storefronts set days_off = '{1}', available_through = '2027-06-25' where id = $1`, [
      listing.id,
    ]);
    const { body, text } = await calendarOf(listing, '2027-06');
    const stateOn = (date: string) => body.days.find((day) => day.date === date)?.state;
    expect(body.days).toHaveLength(30);
    expect(['2027-06-12', '2027-06-13', '2027-06-14'].map(stateOn)).toEqual(['TAKEN', 'TAKEN', 'TAKEN']);
    expect([stateOn('2027-06-07'), stateOn('2027-06-11'), stateOn('2027-06-26')]).toEqual([
      'OFF',
      'FREE',
      'UNKNOWN',
    ]);
    expect(text).not.toMatch(/BOOKED|BLOCKED|FEED/);
  });

  it('tells one day at several listings, and nothing of those that keep their calendar to themselves', async () => {
    const [free, taken, off, shy] = [
      await openListing(app),
      await openListing(app),
      await openListing(app),
      await openListing(app, { displayAvailability: false }),
    ];
    const hidden = await openListing(app, { isPublished: false });
    await query(
      `insert into availability_blocks (storefront_id, day, kind) values ($1, '2027-06-12', 'FEED')`,
      [taken.id],
    );
    await query(`update storefronts set days_off = '{6}' where id = $1`, [off.id]);
    const { status, body } = await app
      .browser()
      .call<{ storefrontUuid: string; state: string }[]>(
        'POST',
        '/web-marketplace-api/v1/storefront/day-states',
        {
          date: '2027-06-12',
          storefrontUuids: [free, taken, off, shy, hidden].map(({ uuid }) => uuid),
        },
      );
    expect(status).toBe(200);
    const states = Object.fromEntries(body.map(({ storefrontUuid, state }) => [storefrontUuid, state]));
    expect(states).toEqual({ [free.uuid]: 'FREE', [taken.uuid]: 'TAKEN', [off.uuid]: 'OFF' });
  });

  it('is empty where the business does not show it', async () => {
    const listing = await openListing(app, { displayAvailability: false });
    await query(`insert into availability_blocks values ($1, '2027-06-12', 'BOOKED')`, [listing.id]);
    const { body, text } = await calendarOf(listing, '2027-06');
    expect(body).toMatchObject({ displayAvailability: false, days: [] });
    expect(text).not.toContain('2027-06-12');
  });

  it('goes on with the months that follow, as far as there is something to see', async () => {
    const listing = await openListing(app);
    const year = app.platform.clock.now().getUTCFullYear() + 1;
    await query(`insert into availability_blocks values ($1, $2, 'BOOKED'), ($1, $3, 'BOOKED')`, [
      listing.id,
      `${year}-05-31`,
      `${year}-06-01`,
    ]);
    await query('update storefronts set available_through = $2 where id = $1', [listing.id, `${year}-06-25`]);
    const { body } = await calendarOf(listing, `${year}-05&months=3`);
    expect([body.days.length, body.days[0]?.date]).toEqual([31 + 30, `${year}-05-01`]);
    expect(body.days.filter(({ state }) => state === 'TAKEN').map(({ date }) => date)).toEqual([
      `${year}-05-31`,
      `${year}-06-01`,
    ]);
    expect((await calendarOf(listing, `${year}-08&months=2`)).body.days).toHaveLength(31);
    expect((await calendarOf(listing, `${year}-05&months=13`)).status).toBe(400);
  });

  it('refuses months that are none', async () => {
    const listing = await openListing(app);
    expect((await calendarOf(listing, '2027-13')).status).toBe(400);
    expect((await calendarOf(listing, '9999-12')).status).toBe(400);
  });
});
