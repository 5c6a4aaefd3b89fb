import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NOW } from '../testing/listing-world.ts';
import {
  florists,
  ofVenues,
  openSearchCalls,
  published,
  type SearchCalls,
  venues,
} from '../testing/search-calls-world.ts';
import { listWholeCards } from './cards.store.ts';
import { findCardsByUuid } from './find-cards.ts';
import { gatherCards } from './gather-cards.store.ts';
import { CARD_FORM, keepCard } from './kept-card.ts';
import { refreshSearch } from './refresh-search.ts';

let world: SearchCalls;
let client: SearchCalls['client'];
beforeAll(async () => {
  world = await openSearchCalls();
  client = world.client;
});
afterAll(() => world.close());

describe('cards', () => {
  test('come in the order asked, published ones only', async () => {
    const asked = venues.slice(0, 20).toReversed();
    const cards = await client.listCards({ storefrontUuids: asked.map(({ uuid }) => uuid) });
    expect(cards.map(({ storefrontUuid }) => storefrontUuid)).toEqual(
      published(asked).map(({ uuid }) => uuid),
    );
    expect(await findCardsByUuid(world, [])).toEqual([]);
  });

  test('say about a business what its tables say', async () => {
    const [venue] = published(venues).filter(({ capacity, stars }) => capacity && stars.length > 0);
    const [card] = await client.listCards({ storefrontUuids: [venue?.uuid ?? ''] });
    const shownPrice = venue?.isPriceVisible ? (venue.priceCents ?? null) : null;
    expect(card).toMatchObject({
      vendorName: venue?.name,
      taxonomyNodeKey: 'wedding-venues',
      metroType: venue?.metroType,
      reviewsCount: venue?.stars.length,
      startingPriceCents: shownPrice,
      listingMessageType: 'UNCLAIMED',
      claimed: false,
      searchScore: 0,
      images: [],
    });
    expect(card?.details[0]).toBe(`Up to ${venue?.capacity} guests`);
  });

  test('price units: what is stored by the person or the arrangement comes with the card', async () => {
    const [florist] = published(florists);
    const id = florist?.id ?? 0;
    const setPrices = async (columns: string) => {
      await world.db.$client.query(`update storefront_prices set ${columns} where storefront_id = $1`, [id]);
      await world.refresh(id);
      const [card] = await client.listCards({ storefrontUuids: [florist?.uuid ?? ''] });
      return card?.unitPriceCents;
    };
    await world.db.$client.query(
      'insert into storefront_prices (storefront_id) values ($1) on conflict do nothing',
      [id],
    );
    const both = 'bridal_bouquet_start_price_cents = 18000, low_centerpiece_start_price_cents = 8500';
    expect(await setPrices(`price_range_visible = true, ${both}`)).toBe(8_500);
    expect(await setPrices('low_centerpiece_start_price_cents = null')).toBe(18_000);
    expect(await setPrices('price_range_visible = false')).toBeNull();
  });
});

describe('kept cards', () => {
  const countKept = async () =>
    (await world.db.$client.query('select count(*)::int as count from vendor_cards')).rows[0].count;

  test('every listed storefront has one, and nobody else', async () => {
    expect(await countKept()).toBe(published([...venues, ...florists]).length);
  });

  test('say what is gathered anew, also after a change', async () => {
    const [venue] = published(venues);
    const uuids = [venue?.uuid ?? ''];
    await world.db.$client.query(`update storefronts set description = 'Rebuilt.' where id = $1`, [
      venue?.id,
    ]);
    expect((await client.listCards({ storefrontUuids: uuids }))[0]?.description).not.toBe('Rebuilt.');
    await world.refresh(venue?.id ?? 0);
    const ids = published(venues).map(({ id }) => id);
    const byId = (rows: { id: number }[]) => rows.toSorted((a, b) => a.id - b.id);
    expect(byId(await listWholeCards(world.db, ids))).toEqual(
      byId((await gatherCards(world.db, ids)).map(keepCard)),
    );
    expect((await client.listCards({ storefrontUuids: uuids }))[0]?.description).toBe('Rebuilt.');
  });

  test('are gathered on demand while they are missing, and kept by the next start', async () => {
    const before = await world.openClient().search(ofVenues);
    await world.db.$client.query('delete from vendor_cards where storefront_id % 2 = 0');
    expect(await world.openClient().search(ofVenues)).toEqual(before);
    await world.catchUp();
    expect(await countKept()).toBe(published([...venues, ...florists]).length);
    expect(await world.openClient().search(ofVenues)).toEqual(before);
  });

  test('of another form are gathered on demand, and written anew by the next start', async () => {
    const before = await world.openClient().search(ofVenues);
    const age = "update vendor_cards set form = $1, listed = 'of another time' where storefront_id % 2 = 0";
    await world.db.$client.query(age, [CARD_FORM - 1]);
    expect(await world.openClient().search(ofVenues)).toEqual(before);
    await world.catchUp();
    const { rows } = await world.db.$client.query('select distinct form from vendor_cards');
    expect(rows).toEqual([{ form: CARD_FORM }]);
    expect(await world.openClient().search(ofVenues)).toEqual(before);
  });

  test('leave with their storefront', async () => {
    const [venue] = published(venues);
    const change = async (publishedAt: Date | undefined) => {
      await world.db.$client.query(`update storefronts set published_at = $2 where id = $1`, [
        venue?.id,
        publishedAt,
      ]);
      await world.db.transaction((tx) => refreshSearch(tx, [venue?.id ?? 0], NOW));
    };
    const kept = await countKept();
    await change(undefined);
    expect(await countKept()).toBe(kept - 1);
    await change(venue?.publishedAt);
    expect(await countKept()).toBe(kept);
  });
});
