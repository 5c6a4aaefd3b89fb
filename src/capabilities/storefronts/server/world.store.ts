import type pg from 'pg';
import { marketplaceCategory } from '#capabilities/taxonomy/rules/categories.ts';
import { copyArray, copyInstant, copyJson } from '#platform/database/copy-cells.ts';
import { copyRows } from '#platform/database/copy-rows.ts';
import { planPreferred } from '../demo/plan-preferred.ts';
import { planResponseStats } from '../demo/plan-response-stats.ts';
import type { StorefrontPlan } from '../demo/storefront-plan.ts';
import type { AwardKey, BadgeKey } from '../rules/badges.ts';
import { GALLERIES, type Gallery } from '../rules/galleries.ts';
import { PRICE_FIELDS } from '../rules/prices.ts';
import { priceColumn } from './price-columns.ts';

/** A planned storefront and what only the whole world knows of it. */
export type WorldStorefront = {
  id: number;
  plan: StorefrontPlan;
  slug: string;
  ownerId: string | null;
  awards: readonly AwardKey[];
  badges: readonly BadgeKey[];
};

const PRICE_COLUMNS = PRICE_FIELDS.map(priceColumn).join(', ');

/** Writes many storefronts with all that hangs on them, table by table in the order of their foreign keys. */
export async function copyStorefronts(
  client: pg.ClientBase,
  storefronts: readonly WorldStorefront[],
  now: Date,
): Promise<void> {
  await copyRows(
    client,
    `storefronts (id, uuid, taxonomy_node_id, name, slug, description, pros, cons, address1, city_id, market_id, postal_code, lat, lon,
       metro_type, travel_radius_miles, publication_status, submitted_at, published_at, claimed_at, featured_until, option_ids, faqs,
       social, video, display_availability, available_through, days_off, created_at, updated_at)`,
    rowsOf(storefronts, ({ id, plan, slug }) => [
      [
        id,
        plan.uuid,
        marketplaceCategory(plan.category).taxonomyNodeId,
        plan.name,
        slug,
        plan.description,
        copyArray(plan.pros),
        copyArray(plan.cons),
        plan.address1,
        plan.place.cityId,
        plan.place.market.id,
        plan.postalCode,
        plan.lat,
        plan.lon,
        plan.metroType,
        plan.travelRadiusMiles,
        plan.publicationStatus,
        copyInstant(plan.submittedAt),
        copyInstant(plan.publishedAt),
        copyInstant(plan.claimedAt),
        copyInstant(plan.featuredUntil),
        copyArray(plan.options.map(({ id }) => id)),
        copyJson(plan.faqs),
        copyJson(plan.social),
        plan.video && copyJson(plan.video),
        plan.availability.displayAvailability,
        plan.availability.availableThrough,
        copyArray(plan.availability.daysOff),
        copyInstant(plan.createdAt),
        copyInstant(plan.publishedAt ?? plan.createdAt),
      ],
    ]),
  );
  await copyRows(
    client,
    `storefront_prices (storefront_id, price_range_visible, price_tier, starting_price_cents, ${PRICE_COLUMNS})`,
    rowsOf(storefronts, ({ id, plan }) => [
      [
        id,
        plan.priceRangeVisible,
        plan.priceTier,
        plan.startingPriceCents,
        ...PRICE_FIELDS.map((field) => plan.prices[field] ?? null),
      ],
    ]),
  );
  await copyRows(
    client,
    'storefront_images (storefront_id, gallery, position, asset_id)',
    rowsOf(storefronts, ({ id, plan }) =>
      GALLERIES.flatMap((gallery) =>
        galleryOf(plan, gallery).map((assetId, position) => [id, gallery, position, assetId]),
      ),
    ),
  );
  await copyRows(
    client,
    'venue_spaces (storefront_id, position, name, description, setting, seated_capacity, standing_capacity)',
    rowsOf(storefronts, ({ id, plan }) =>
      plan.spaces.map((space, position) => [
        id,
        position,
        space.name,
        space.description,
        space.setting,
        space.seatedCapacity,
        space.standingCapacity,
      ]),
    ),
  );
  await copyRows(
    client,
    'venue_menus (storefront_id, position, name, description, price_per_person_cents)',
    rowsOf(storefronts, ({ id, plan }) =>
      plan.menus.map((menu, position) => [
        id,
        position,
        menu.name,
        menu.description,
        menu.pricePerPersonCents,
      ]),
    ),
  );
  await copyRows(
    client,
    'availability_blocks (storefront_id, day, kind)',
    rowsOf(storefronts, ({ id, plan }) => plan.availability.blocks.map(({ day, kind }) => [id, day, kind])),
  );
  await copyRows(
    client,
    'storefront_members (storefront_id, user_id, role, joined_at)',
    rowsOf(storefronts, ({ id, plan, ownerId }) =>
      ownerId ? [[id, ownerId, 'OWNER', copyInstant(plan.claimedAt ?? plan.createdAt)]] : [],
    ),
  );
  await copyRows(
    client,
    'storefront_awards (storefront_id, award, granted_at)',
    rowsOf(storefronts, ({ id, awards }) =>
      awards.map((award) => [id, award, `${Number(award.slice(-4)) + 1}-02-01T12:00:00Z`]),
    ),
  );
  await copyRows(
    client,
    'storefront_badges (storefront_id, badge, computed_at)',
    rowsOf(storefronts, ({ id, badges }) => badges.map((badge) => [id, badge, copyInstant(now)])),
  );
  await copyRows(
    client,
    'storefront_response_stats (storefront_id, received_count, answered_count, median_minutes, computed_at)',
    rowsOf(storefronts, ({ id, plan }) => {
      const stats = planResponseStats(plan);
      if (!stats) return [];
      return [[id, stats.receivedCount, stats.answeredCount, stats.medianMinutes, copyInstant(now)]];
    }),
  );
  await copyRows(
    client,
    'preferred_vendors (storefront_id, preferred_id, position)',
    planPreferred(storefronts).flatMap(({ id, preferredIds }) =>
      preferredIds.map((preferredId, position) => [id, preferredId, position]),
    ),
  );
}

function galleryOf({ galleries }: StorefrontPlan, gallery: Gallery): readonly string[] {
  return gallery === 'COVER' ? galleries.covers : galleries.photos;
}

type Cell = string | number | boolean | null;

function* rowsOf(
  storefronts: readonly WorldStorefront[],
  toRows: (storefront: WorldStorefront) => Cell[][],
): Generator<Cell[]> {
  for (const storefront of storefronts) yield* toRows(storefront);
}

/** Numbers for the next storefronts; nobody else may open one until the transaction ends. */
export async function reserveStorefrontIds(client: pg.ClientBase, count: number): Promise<number> {
  await client.query('lock table storefronts in share row exclusive mode');
  const { rows } = await client.query<{ first: number }>(
    `with taken as (select nextval(pg_get_serial_sequence('storefronts', 'id')) as first)
     select first::int as first, setval(pg_get_serial_sequence('storefronts', 'id'), first + $1 - 1) from taken`,
    [count],
  );
  const first = rows[0]?.first;
  if (first === undefined) throw new Error('No numbers were reserved.');
  return first;
}

/** Addresses already taken, as 'node/slug'. */
export async function listTakenSlugs(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ taken: string }>(
    `select taxonomy_node_id || '/' || slug as taken from storefronts`,
  );
  return rows.map(({ taken }) => taken);
}

export type PublishedName = { storefrontId: number; name: string; taxonomyNodeId: number; marketId: number };

/** The oldest published businesses of each market and category, enough to choose from. */
export async function listPublishedNames(client: pg.ClientBase, perShelf: number): Promise<PublishedName[]> {
  const { rows } = await client.query<PublishedName>(
    `select id as "storefrontId", name, taxonomy_node_id as "taxonomyNodeId", market_id as "marketId"
     from (select id, name, taxonomy_node_id, market_id,
                  row_number() over (partition by market_id, taxonomy_node_id order by id) as rank
           from storefronts where published_at is not null and market_id is not null) as shelf
     where rank <= $1 order by id`,
    [perShelf],
  );
  return rows;
}

/** Days that were booked through us; what takes a day already stays as it is. */
export async function copyBookedDays(
  client: pg.ClientBase,
  days: readonly { storefrontId: number; day: string }[],
): Promise<void> {
  await client.query(
    `insert into availability_blocks (storefront_id, day, kind)
     select storefront_id, day, 'BOOKED' from unnest($1::int[], $2::date[]) as booked (storefront_id, day)
     on conflict do nothing`,
    [days.map(({ storefrontId }) => storefrontId), days.map(({ day }) => day)],
  );
}

/** Days that a business of the demo blocked by hand. */
export async function blockDemoDays(
  client: pg.ClientBase,
  storefrontId: number,
  days: readonly string[],
): Promise<void> {
  await client.query(
    `insert into availability_blocks (storefront_id, day, kind)
     select $1, day, 'BLOCKED' from unnest($2::date[]) as day on conflict do nothing`,
    [storefrontId, days],
  );
}
