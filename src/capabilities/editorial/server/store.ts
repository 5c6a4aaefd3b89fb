import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { PictureAsset } from '#capabilities/media/contract.ts';
import { states } from '#capabilities/places/tables.ts';
import { storefronts } from '#capabilities/storefronts/tables.ts';
import type { Database } from '#platform/database/database.ts';
import { preparedQuery } from '#platform/database/prepared-query.ts';
import { preparedSelect } from '#platform/database/prepared-select.ts';
import type { ColorFamily } from '../rules/color-families.ts';
import type { Season } from '../rules/seasons.ts';
import type { StoryPart } from '../rules/story.ts';
import type { WeddingSetting } from '../rules/wedding-settings.ts';
import type { WeddingStyle } from '../rules/wedding-styles.ts';
import { realWeddingCredits } from '../tables.ts';
import { PICTURE_JSON } from './picture-json.store.ts';

export type WeddingRow = {
  id: number;
  slug: string;
  title: string;
  summary: string;
  firstName: string;
  partnerFirstName: string;
  weddingDate: string;
  season: Season;
  color: ColorFamily;
  styles: WeddingStyle[];
  setting: WeddingSetting;
  guestCount: number;
  city: string;
  stateCode: string;
  publishedAt: Date;
  /** Its photos, for a list to choose from, the most telling first. */
  covers: PictureAsset[];
};

/** What says most about a day when it stands alone. */
const COVER_ORDER = `array_position(array['ceremony', 'place', 'table', 'flowers', 'cake', 'food', 'drinks'], p.subject)`;

const CARD_COLUMNS = `
  w.id, w.slug, w.title, w.summary, w.first_name as "firstName", w.partner_first_name as "partnerFirstName",
  w.wedding_date::text as "weddingDate", w.season, w.palette as color, w.styles, w.setting, w.guest_count as "guestCount",
  c.name as city, c.state_code as "stateCode", w.published_at as "publishedAt",
  (select json_agg(${PICTURE_JSON} order by ${COVER_ORDER} nulls last, p.position)
   from real_wedding_photos p join media_assets a on a.id = p.asset_id
   where p.real_wedding_id = w.id) as covers`;

/** Only what was accepted is public; the table keeps that and the day of publication together. */
const PUBLISHED = `w.status = 'ACCEPTED'`;

export type WeddingFilter = {
  color: string | null;
  season: string | null;
  style: string | null;
  setting: string | null;
  stateCode: string | null;
  marketId: number | null;
};

const valuesOf = ({ color, season, style, setting, stateCode, marketId }: WeddingFilter) => [
  color,
  season,
  style,
  setting,
  stateCode,
  marketId,
];

/** Whether a wedding passes each filter, one column per kind: a count beside an option leaves its own kind out. */
const PASSES = `
  ($1::text is null or w.palette = $1) as color_ok, ($2::text is null or w.season = $2) as season_ok,
  ($3::text is null or $3 = any(w.styles)) as style_ok, ($4::text is null or w.setting = $4) as setting_ok,
  (($5::text is null or c.state_code = $5) and ($6::int is null or c.market_id = $6)) as place_ok`;

const weddingPage = preparedQuery<WeddingRow>(
  'editorial_wedding_page',
  `select ${CARD_COLUMNS}
   from real_weddings w join cities c on c.id = w.city_id
   where ${PUBLISHED} and ($1::text is null or w.palette = $1) and ($2::text is null or w.season = $2)
     and ($3::text is null or $3 = any(w.styles)) and ($4::text is null or w.setting = $4)
     and ($5::text is null or c.state_code = $5) and ($6::int is null or c.market_id = $6)
   order by w.published_at desc, w.id desc limit $7 offset $8`,
);

export function listWeddings(
  db: Database,
  filter: WeddingFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<WeddingRow[]> {
  return weddingPage(db, [...valuesOf(filter), limit, offset]);
}

export type CountRow = { kind: string; option: string; total: number };

const weddingCounts = preparedQuery<CountRow>(
  'editorial_wedding_counts',
  `with wedding as materialized (
     select w.palette, w.season, w.styles, w.setting, c.state_code, ${PASSES}
     from real_weddings w join cities c on c.id = w.city_id where ${PUBLISHED}
   )
   select 'all' as kind, '' as option, count(*)::int as total from wedding
     where color_ok and season_ok and style_ok and setting_ok and place_ok
   union all select 'color', palette, count(*)::int from wedding
     where season_ok and style_ok and setting_ok and place_ok group by palette
   union all select 'season', season, count(*)::int from wedding
     where color_ok and style_ok and setting_ok and place_ok group by season
   union all select 'style', style, count(*)::int from wedding, unnest(styles) as style
     where color_ok and season_ok and setting_ok and place_ok group by style
   union all select 'setting', setting, count(*)::int from wedding
     where color_ok and season_ok and style_ok and place_ok group by setting
   union all select 'place', state_code, count(*)::int from wedding
     where color_ok and season_ok and style_ok and setting_ok group by state_code`,
);

export function countWeddings(db: Database, filter: WeddingFilter): Promise<CountRow[]> {
  return weddingCounts(db, valuesOf(filter));
}

export type StateRow = { code: string; slug: string; name: string };

export function listStatesByCode(db: Database, codes: readonly string[]): Promise<StateRow[]> {
  return db
    .select({ code: states.code, slug: states.slug, name: states.name })
    .from(states)
    .where(inArray(states.code, [...codes]));
}

export type PlaceRow = { slug: string; name: string; stateCode: string | null; marketId: number | null };

/** A state's slug is never a market's: that one ends in its state's letters. */
const placeBySlug = preparedQuery<PlaceRow>(
  'editorial_place_by_slug',
  `select slug, name, code as "stateCode", null::int as "marketId" from states where slug = $1
   union all select slug, name || ', ' || state_code, null, id from markets where slug = $1`,
);

export async function findPlace(db: Database, slug: string): Promise<PlaceRow | undefined> {
  const [place] = await placeBySlug(db, [slug]);
  return place;
}

export type StoryRow = WeddingRow & {
  story: StoryPart[];
  state: { slug: string; name: string };
  market: { slug: string; name: string } | null;
};

const weddingBySlug = preparedQuery<StoryRow>(
  'editorial_wedding_by_slug',
  `select ${CARD_COLUMNS}, w.story, json_build_object('slug', s.slug, 'name', s.name) as state,
     case when m.id is not null then json_build_object('slug', m.slug, 'name', m.name || ', ' || m.state_code) end as market
   from real_weddings w join cities c on c.id = w.city_id join states s on s.code = c.state_code
   left join markets m on m.id = c.market_id
   where w.slug = $1 and ${PUBLISHED}`,
);

export async function findWedding(db: Database, slug: string): Promise<StoryRow | undefined> {
  const [wedding] = await weddingBySlug(db, [slug]);
  return wedding;
}

const weddingById = preparedQuery<WeddingRow>(
  'editorial_wedding_by_id',
  `select ${CARD_COLUMNS} from real_weddings w join cities c on c.id = w.city_id where w.id = $1 and ${PUBLISHED}`,
);

export async function findWeddingById(db: Database, id: number): Promise<WeddingRow | undefined> {
  const [wedding] = await weddingById(db, [id]);
  return wedding;
}

/** Color says most about how a day felt; then what it was like, where and when. */
const similarWeddings = preparedQuery<WeddingRow>(
  'editorial_similar_weddings',
  `select ${CARD_COLUMNS}
   from real_weddings own
   join real_weddings w on w.id <> own.id and ${PUBLISHED}
   join cities c on c.id = w.city_id
   where own.id = $1
   order by 3 * (w.palette = own.palette)::int + (w.season = own.season)::int + (w.setting = own.setting)::int
     + cardinality(array(select unnest(w.styles) intersect select unnest(own.styles))) desc, w.published_at desc, w.id desc
   limit $2`,
);

export function listSimilarWeddings(db: Database, id: number, limit: number): Promise<WeddingRow[]> {
  return similarWeddings(db, [id, limit]);
}

export type CreditRow = {
  role: string;
  name: string;
  uuid: string | null;
  slug: string | null;
  taxonomyNodeId: number | null;
};

const creditsOf = preparedSelect((db: Database) =>
  db
    .select({
      role: realWeddingCredits.role,
      name: realWeddingCredits.name,
      uuid: storefronts.uuid,
      slug: storefronts.slug,
      taxonomyNodeId: storefronts.taxonomyNodeId,
    })
    .from(realWeddingCredits)
    .leftJoin(
      storefronts,
      and(eq(storefronts.id, realWeddingCredits.storefrontId), isNotNull(storefronts.publishedAt)),
    )
    .where(eq(realWeddingCredits.realWeddingId, sql.placeholder('weddingId')))
    .orderBy(realWeddingCredits.position)
    .prepare('editorial_credits'),
);

export function listCredits(db: Database, weddingId: number): Promise<CreditRow[]> {
  return creditsOf(db).execute({ weddingId });
}
