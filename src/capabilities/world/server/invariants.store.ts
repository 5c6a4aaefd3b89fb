import type pg from 'pg';
import { withoutTimeLimit } from '#platform/database/impatient-client.ts';
import type { DemoPart, Invariant } from './demo-part.ts';

/** What is true of storefronts and people in every world, whatever its size; foreign keys and simple ranges are the tables' own business. */
const INVARIANTS: readonly Invariant[] = [
  {
    name: 'ratings equal their reviews',
    violations: `
      select count(*) from review_summaries summary
      full join (select storefront_id, count(*) as n, sum(rating) as stars, max(published_at) as latest
                 from reviews where status = 'ACCEPTED' group by storefront_id) counted using (storefront_id)
      where summary.reviews_count is distinct from counted.n or summary.rating_sum is distinct from counted.stars
         or summary.latest_at is distinct from counted.latest`,
  },
  {
    name: 'only published businesses are reviewed',
    violations: `select count(*) from reviews join storefronts s on s.id = storefront_id where s.published_at is null`,
  },
  {
    name: 'awards were earned by the reviews of their year',
    violations: `
      select count(*) from storefront_awards award
      where not exists (
        select from reviews where storefront_id = award.storefront_id and status = 'ACCEPTED'
          and extract(year from published_at at time zone 'utc') = right(award, 4)::int
        having count(*) >= 7 and avg(rating) >= 4.5)`,
  },
  {
    name: 'a published business has a cover, a description, prices and choices',
    violations: `
      select count(*) from storefronts s left join storefront_prices p on p.storefront_id = s.id
      where s.published_at is not null
        and (length(s.description) < 120 or cardinality(s.option_ids) = 0 or p.starting_price_cents is null
          or not exists (select from storefront_images where storefront_id = s.id and gallery = 'COVER'))`,
  },
  {
    name: 'a claimed business has an owner, and no other has',
    violations: `
      select count(*) from storefronts s
      where (s.claimed_at is not null)
        <> exists (select from storefront_members where storefront_id = s.id and role = 'OWNER')`,
  },
  {
    name: 'venues, and only they, have spaces',
    violations: `
      select count(*) from storefronts s
      where (s.taxonomy_node_id = 1) <> exists (select from venue_spaces where storefront_id = s.id)`,
  },
  {
    name: 'nobody was published or reviewed in the future',
    violations: `
      select (select count(*) from storefronts where published_at > now() or created_at > now())
           + (select count(*) from reviews where submitted_at > now() or replied_at > now())`,
  },
  {
    name: 'every e-mail address belongs to an example domain',
    violations: `select count(*) from users where email !~ '[.@]example$'`,
  },
  {
    name: 'every link leads to an example domain',
    violations: `
      select count(*) from storefronts, jsonb_each_text(social) as link
      where link.key <> 'instagram' and link.value !~ '^https://[a-z0-9.-]+\\.example(/|$)'`,
  },
  {
    name: 'a business stands in the market of its city',
    violations: `
      select count(*) from storefronts s join cities c on c.id = s.city_id
      where s.market_id is distinct from c.market_id`,
  },
  {
    name: 'whoever has the badge for it answers quickly',
    violations: `
      select count(*) from storefront_badges badge
      left join storefront_response_stats quick on quick.storefront_id = badge.storefront_id
        and received_count >= 5 and answered_count * 10 >= received_count * 9 and median_minutes <= 24 * 60
      where badge = 'QUICK_RESPONDER' and quick.storefront_id is null`,
  },
  {
    name: 'published businesses recommend published ones of their market, each of another trade',
    violations: `
      select (select count(*) from preferred_vendors
              join storefronts own on own.id = storefront_id
              join storefronts other on other.id = preferred_id
              where own.published_at is null or own.claimed_at is null or other.published_at is null
                 or other.market_id is distinct from own.market_id
                 or other.taxonomy_node_id = own.taxonomy_node_id)
           + (select count(*) from (
                select from preferred_vendors join storefronts other on other.id = preferred_id
                group by storefront_id, other.taxonomy_node_id having count(*) > 1) as twice)`,
  },
  {
    name: 'whoever is published, and nobody else, is found',
    violations: `
      select count(*) from storefront_search row
      full join (select id, taxonomy_node_id from storefronts where published_at is not null) s on s.id = row.storefront_id
      where row.storefront_id is null or s.id is null or row.category_id <> s.taxonomy_node_id`,
  },
  {
    name: 'whoever is found has a card',
    violations: `
      select count(*) from storefront_search row
      full join vendor_cards card on card.storefront_id = row.storefront_id
      where row.storefront_id is null or card.storefront_id is null`,
  },
  {
    name: 'a search row repeats what its storefront says',
    violations: `
      select count(*) from storefront_search row
      join storefronts s on s.id = row.storefront_id
      left join storefront_prices p on p.storefront_id = s.id
      left join review_summaries r on r.storefront_id = s.id
      where row.market_id is distinct from s.market_id or row.lat <> s.lat or row.lon <> s.lon
         or row.price_cents is distinct from case when p.price_range_visible then p.starting_price_cents end
         or row.reviews_count <> coalesce(r.reviews_count, 0)
         or row.version > (select version from search_versions where category_id = row.category_id)`,
  },
];

/** The sentences that do not hold, with how often: the world's own and those of the parts. */
export async function listBrokenInvariants(
  client: pg.ClientBase,
  parts: readonly DemoPart[],
): Promise<{ name: string; count: number }[]> {
  const broken: { name: string; count: number }[] = [];
  // In a world of a million storefronts one of them reads longer than a statement may.
  await withoutTimeLimit(client, async () => {
    for (const { name, violations } of [...INVARIANTS, ...parts.flatMap((part) => part.invariants ?? [])]) {
      const { rows } = await client.query<{ count: number }>(`select (${violations})::int as count`);
      const count = rows[0]?.count ?? 0;
      if (count > 0) broken.push({ name, count });
    }
  });
  return broken;
}
