import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { CalendarDate } from '#base/calendar-date.ts';
import { inquiries } from '#capabilities/inquiries/tables.ts';
import { storefrontViewDays } from '#capabilities/insights/tables.ts';
import { reviews } from '#capabilities/reviews/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import type { StandingFacts } from '../../rules/standing-facts.ts';
import { storefrontSaveDays } from '../../tables.ts';

type FactsRow = {
  id: number;
  published_on: CalendarDate | null;
  inquiries: number;
  answered: number;
  median_minutes: number | null;
  activity: number;
  activity_before: number;
  place: number | null;
  peers: number;
  reviews: number;
  rating_sum: number;
  views: number;
  median_views: number | null;
  year_reviews: number;
  year_rating_sum: number;
  year_inquiries: number;
  year_answered: number;
  was_asked: boolean;
};

export type ListingFacts = {
  id: number;
  facts: StandingFacts;
  /** Whether anybody ever wrote to it through us; what is said of its answers is ours to count then. */
  wasAsked: boolean;
};

/**
 * One category of one market: whoever is compared with each other is read together, and no statement grows with the
 * world. Days end at midnight UTC for everybody, so that all of a market are measured over the same hours.
 */
export type Scope = { category: number; market: number | null };

const INQUIRIES = sql.raw(getTableName(inquiries));
const REVIEWS = sql.raw(getTableName(reviews));
const VIEWS = sql.raw(getTableName(storefrontViewDays));
const SAVES = sql.raw(getTableName(storefrontSaveDays));

/** Midnight at the beginning of a day. */
const startOf = (day: SQL): SQL => sql`(${day})::timestamp at time zone 'UTC'`;

function subjectsOf({ category, market }: Scope): SQL {
  return sql`select id, market_id, (coalesce(published_at, formerly_published_at) at time zone 'UTC')::date as published_on
    from storefronts where taxonomy_node_id = ${category} and market_id is not distinct from ${market}::int`;
}

/**
 * What is true of every listing of the scope at the end of a day. What happened later is not looked at: an answer, a
 * decision about spam or a review of the day after does not change the day before.
 */
export async function listFacts(tx: Tx, day: CalendarDate, scope: Scope): Promise<ListingFacts[]> {
  const on = sql`${day}::date`;
  const until = startOf(sql`${on} + 1`);
  const since = (days: number) => startOf(sql`${on} - ${sql.raw(String(days - 1))}`);
  const ofYear = startOf(sql`date_trunc('year', ${on})::date`);
  const { rows } = await tx.execute<FactsRow>(sql`
    with subject as (${subjectsOf(scope)}), asked as (
      select storefront_id, ready_at,
        case when first_answer < ${until} then extract(epoch from first_answer - ready_at)::float8 / 60 end as minutes
      from (
        select storefront_id, ready_at,
          coalesce(connected_at, case when close_event_type = 'DECLINE' then closed_at end) as first_answer
        from ${INQUIRIES}
        where ready_at >= least(${ofYear}, ${since(90)}) and ready_at < ${until} and storefront_id in (select id from subject)
          and not (close_event_type is not distinct from 'DISMISS' and closed_at < ${until})
      ) inquiry
    ), written as (
      select storefront_id as id, count(*) filter (where ready_at >= ${since(90)})::int as inquiries,
        count(minutes) filter (where ready_at >= ${since(90)})::int as answered,
        percentile_cont(0.5) within group (order by minutes) filter (where ready_at >= ${since(90)}) as median_minutes,
        count(*) filter (where ready_at >= ${since(30)})::int as recent,
        count(*) filter (where ready_at >= ${since(60)} and ready_at < ${since(30)})::int as before,
        count(*) filter (where ready_at >= ${ofYear})::int as year_inquiries,
        count(minutes) filter (where ready_at >= ${ofYear})::int as year_answered
      from asked group by 1
    ), saved as (
      select storefront_id as id, coalesce(sum(saves) filter (where day > ${on} - 30), 0)::int as recent,
        coalesce(sum(saves) filter (where day <= ${on} - 30), 0)::int as before
      from ${SAVES}
      where day > ${on} - 60 and day <= ${on} and storefront_id in (select id from subject) group by 1
    ), viewed as (
      select storefront_id as id, sum(views)::int as views from ${VIEWS}
      where day > ${on} - 30 and day <= ${on} and storefront_id in (select id from subject) group by 1
    ), rated as (
      select storefront_id as id, count(*)::int as reviews, sum(rating)::int as rating_sum,
        count(*) filter (where published_at >= ${ofYear})::int as year_reviews,
        coalesce(sum(rating) filter (where published_at >= ${ofYear}), 0)::int as year_rating_sum
      from ${REVIEWS} where status = 'ACCEPTED' and published_at < ${until}
        and storefront_id in (select id from subject) group by 1
    ), known as (
      select subject.id, subject.market_id, subject.published_on,
        subject.market_id is not null and coalesce(subject.published_on <= ${on}, false) as is_peer,
        coalesce(written.recent, 0) + coalesce(saved.recent, 0) as activity,
        coalesce(written.before, 0) + coalesce(saved.before, 0) as activity_before,
        coalesce(viewed.views, 0) as views,
        coalesce(inquiries, 0) as inquiries, coalesce(answered, 0) as answered, median_minutes,
        coalesce(year_inquiries, 0) as year_inquiries, coalesce(year_answered, 0) as year_answered,
        coalesce(reviews, 0) as reviews, coalesce(rating_sum, 0) as rating_sum,
        coalesce(year_reviews, 0) as year_reviews, coalesce(year_rating_sum, 0) as year_rating_sum
      from subject left join written using (id) left join saved using (id) left join viewed using (id)
        left join rated using (id)
    ), market as (
      select market_id, count(*)::int as peers, percentile_cont(0.5) within group (order by views) as median_views
      from known where is_peer group by 1
    ), placed as (
      select id, rank() over (partition by market_id order by activity desc)::int as place from known where is_peer
    )
    select known.id, published_on::text, inquiries, answered, median_minutes, activity, activity_before, place,
      case when is_peer then peers else 0 end as peers, reviews, rating_sum, views,
      case when is_peer then median_views end as median_views, year_reviews, year_rating_sum, year_inquiries, year_answered,
      exists (select from ${INQUIRIES} where storefront_id = known.id and ready_at < ${until}) as was_asked
    from known left join placed using (id) left join market using (market_id) order by known.id`);
  return rows.map((row) => ({ id: row.id, facts: factsOf(row, day), wasAsked: row.was_asked }));
}

function factsOf(row: FactsRow, day: CalendarDate): StandingFacts {
  const { inquiries: asked, answered, activity, place, peers, views } = row;
  return {
    day,
    publishedOn: row.published_on,
    inquiries: asked,
    answered,
    medianMinutes: row.median_minutes,
    activity,
    activityBefore: row.activity_before,
    place,
    peers,
    reviews: row.reviews,
    ratingSum: row.rating_sum,
    views,
    medianViews: row.median_views,
    year: {
      reviews: row.year_reviews,
      ratingSum: row.year_rating_sum,
      inquiries: row.year_inquiries,
      answered: row.year_answered,
      // Nothing in the house upholds complaints about a business so far.
      complaints: 0,
    },
  };
}

/** All there are. */
export async function listScopes(tx: Tx): Promise<Scope[]> {
  const { rows } = await tx.execute<Scope>(
    sql`select distinct taxonomy_node_id as category, market_id as market from storefronts order by 1, 2`,
  );
  return rows;
}

/** Whom a listing is compared with. */
export async function findScope(tx: Tx, storefrontId: number): Promise<Scope> {
  const { rows } = await tx.execute<{ category: number; market: number | null }>(
    sql`select taxonomy_node_id as category, market_id as market from storefronts where id = ${storefrontId}`,
  );
  const [scope] = rows;
  if (!scope) throw new Error(`There is no listing ${storefrontId}.`);
  return scope;
}
