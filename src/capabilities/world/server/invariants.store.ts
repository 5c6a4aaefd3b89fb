import type pg from 'pg';

type Invariant = {
  /** What must hold, as a sentence. */
  name: string;
  /** Counts what breaks it. */
  violations: string;
};

/** What is true of every world, whatever its size; foreign keys and simple ranges are the tables' own business. */
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
    name: 'real weddings show at least six photos and name whom they thank',
    violations: `
      select count(*) from real_weddings w
      where (select count(*) from real_wedding_photos where real_wedding_id = w.id) < 6
         or exists (select from real_wedding_credits credit join storefronts s on s.id = credit.storefront_id
                    where credit.real_wedding_id = w.id and (s.published_at is null or s.name <> credit.name))`,
  },
  {
    name: 'whoever answers quickly, and nobody else, has the badge for it',
    violations: `
      select count(*) from (select storefront_id from storefront_badges where badge = 'QUICK_RESPONDER') badge
      full join (select storefront_id from storefront_response_stats
                 where received_count >= 5 and answered_count * 10 >= received_count * 9
                   and median_minutes <= 24 * 60) quick using (storefront_id)
      where badge.storefront_id is null or quick.storefront_id is null`,
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
      full join storefront_cards card on card.storefront_id = row.storefront_id
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
  {
    name: 'threads are numbered without gaps, and in the order of time',
    violations: `
      select count(*) from inquiries i
      left join (select inquiry_uuid, count(*) as n, min(seq) as first, max(seq) as last, max(created_at) as latest,
                        bool_or(earlier > created_at) as disordered
                 from (select *, lag(created_at) over (partition by inquiry_uuid order by seq) as earlier
                       from inquiry_events) as told
                 group by inquiry_uuid) told on told.inquiry_uuid = i.uuid
      where told.n is distinct from i.last_seq or told.first <> 1 or told.last <> i.last_seq or told.disordered
         or told.latest <> i.last_event_at
         or i.created_at > least(i.ready_at, i.connected_at, i.booked_at, i.closed_at, i.nudged_at, i.last_event_at)
         or i.connected_at < i.ready_at or i.booked_at < i.connected_at or i.closed_at < i.last_message_at
         or greatest(i.updated_at, i.last_event_at, i.couple_read_at, i.vendor_read_at) > now()`,
  },
  {
    name: 'what is unread equals the events of the other side after the last one read',
    violations: `
      select count(*) from inquiries i
      where i.couple_unread <> (select count(*) from inquiry_events
                                where inquiry_uuid = i.uuid and seq > i.couple_read_seq and side <> 'COUPLE')
         or i.vendor_unread <> (select count(*) from inquiry_events
                                where inquiry_uuid = i.uuid and seq > i.vendor_read_seq and side <> 'VENDOR')`,
  },
  {
    name: 'leads are counted as they are, from the moment a vendor sees them',
    violations: `
      select count(*) from (select * from lead_counts where total > 0) counted
      full join (select storefront_id, status, count(*) as total, count(*) filter (where vendor_unread > 0) as unread,
                        count(snoozed_until) as snoozed
                 from inquiries where ready_at is not null group by storefront_id, status) recount using (storefront_id, status)
      where counted.total is distinct from recount.total or counted.unread is distinct from recount.unread
         or counted.snoozed is distinct from recount.snoozed`,
  },
  {
    name: 'an inquiry stands where its last event left it, and a vendor has seen only what has a price',
    violations: `
      select count(*) from inquiries i
      join inquiry_events last on last.inquiry_uuid = i.uuid and last.seq = i.last_seq
      where last.type <> i.last_event_type or (last.to_status <> i.status and not (last.seq = 1 and i.status = 'READY')
              and not (last.to_status in ('PENDING', 'NEW') and i.status = 'READY'))
         or (i.ready_at is not null) <> (i.credit_price is not null and i.tier is not null)
         or (i.status in ('CONNECTED', 'BOOKED') and i.connected_at is null)
         or (i.status = 'BOOKED') <> (i.booked_at is not null) and i.status <> 'CLOSED'
         or (i.status = 'CLOSED') <> (i.closed_at is not null)
         or (i.status = 'BOOKED' and i.booked_by is null)`,
  },
  {
    name: 'a booked day is taken in the calendar, by one couple alone',
    violations: `
      select (select count(*) from inquiries i where i.status = 'BOOKED' and i.wedding_date is not null
                and not exists (select from availability_blocks where storefront_id = i.storefront_id and day = i.wedding_date))
           + (select count(*) from (select from inquiries where status = 'BOOKED' and wedding_date is not null
                                    group by storefront_id, wedding_date having count(*) > 1) as twice)`,
  },
  {
    name: 'nobody writes to the business they work for, and one request goes to one category',
    violations: `
      select count(*) from inquiries i join inquiry_requests r on r.uuid = i.request_uuid
      join storefronts s on s.id = i.storefront_id
      where s.taxonomy_node_id <> i.taxonomy_node_id or r.taxonomy_node_id <> i.taxonomy_node_id
         or r.wedding_id is distinct from i.wedding_id
         or exists (select from storefront_members where storefront_id = i.storefront_id and user_id = r.sent_by)`,
  },
];

/** The sentences that do not hold, with how often. */
export async function listBrokenInvariants(
  client: pg.ClientBase,
): Promise<{ name: string; count: number }[]> {
  const broken: { name: string; count: number }[] = [];
  for (const { name, violations } of INVARIANTS) {
    const { rows } = await client.query<{ count: number }>(`select (${violations})::int as count`);
    const count = rows[0]?.count ?? 0;
    if (count > 0) broken.push({ name, count });
  }
  return broken;
}
