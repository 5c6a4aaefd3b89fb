import type { CalendarDate } from '#base/calendar-date.ts';
import type { PublicationStatus } from '#base/publication-status.ts';
import type { PictureAsset } from '#capabilities/media/contract.ts';
import type { Database } from '#platform/database/database.ts';
import { preparedQuery } from '#platform/database/prepared-query.ts';
import type { AwardKey, BadgeKey } from '../rules/badges.ts';
import type { Faq } from '../rules/faqs.ts';
import type { Gallery } from '../rules/galleries.ts';
import type { MetroType } from '../rules/metro-types.ts';
import type { ResponseStats } from '../rules/response-time.ts';
import type { SocialLinks, StorefrontVideo } from '../rules/social-links.ts';
import type { SpaceSetting } from '../rules/venue-spaces.ts';

export type SpaceRow = {
  name: string;
  description: string;
  setting: SpaceSetting;
  seatedCapacity: number;
  standingCapacity: number | null;
};
export type MenuRow = { name: string; description: string; pricePerPersonCents: number };

type PagePicture = PictureAsset & { caption: string; focusX: number; focusY: number };

export type PageRow = {
  id: number;
  uuid: string;
  name: string;
  slug: string;
  taxonomy_node_id: number;
  is_published: boolean;
  published_at: string | null;
  publication_status: PublicationStatus;
  is_claimed: boolean;
  description: string;
  pros: string[];
  cons: string[];
  video: StorefrontVideo | null;
  faqs: Faq[];
  option_ids: number[];
  social: SocialLinks;
  address1: string;
  city: string;
  city_slug: string;
  state_code: string;
  postal_code: string;
  lat: number;
  lon: number;
  metro_type: MetroType;
  travel_radius_miles: number;
  display_availability: boolean;
  available_through: string | null;
  /** Columns of storefront_prices by their names; null before the business has said anything about money. */
  prices: Record<string, number | boolean | null> | null;
  images: (PagePicture & { gallery: Gallery })[] | null;
  spaces: SpaceRow[] | null;
  menus: MenuRow[] | null;
  awards: AwardKey[];
  badges: BadgeKey[];
  response_stats: ResponseStats | null;
  preferred_vendors: { uuid: string; note: string }[] | null;
};

/**
 * A whole page in one round trip, each list in its own order. It comes as one piece of JSON, which costs this process
 * less than taking forty columns apart.
 */
const pageByAddress = preparedQuery<{ page: PageRow }>(
  'storefronts_page_by_address',
  `select row_to_json(page) as page from (
     select s.id, s.uuid, s.name, s.slug, s.taxonomy_node_id, s.published_at is not null as is_published, s.published_at,
       s.publication_status, s.claimed_at is not null as is_claimed, s.description, s.pros, s.cons, s.video, s.faqs, s.option_ids,
       s.social, s.address1, c.name as city, c.slug as city_slug, c.state_code, s.postal_code, s.lat, s.lon, s.metro_type,
       s.travel_radius_miles, s.display_availability, s.available_through,
       (select to_json(p) from storefront_prices p where p.storefront_id = s.id) as prices,
       (select json_agg(json_build_object('gallery', i.gallery, 'id', a.id, 'width', a.width, 'height', a.height,
                 'dominantColor', a.dominant_color, 'blurDataUrl', a.blur_data_url,
                 'alt', coalesce(nullif(i.alt_text, ''), a.alt_text), 'caption', i.caption, 'focusX', i.focus_x, 'focusY', i.focus_y)
                 order by i.gallery, i.position)
        from storefront_images i join media_assets a on a.id = i.asset_id where i.storefront_id = s.id) as images,
       (select json_agg(json_build_object('name', v.name, 'description', v.description, 'setting', v.setting,
                 'seatedCapacity', v.seated_capacity, 'standingCapacity', v.standing_capacity) order by v.position)
        from venue_spaces v where v.storefront_id = s.id) as spaces,
       (select json_agg(json_build_object('name', m.name, 'description', m.description,
                 'pricePerPersonCents', m.price_per_person_cents) order by m.position)
        from venue_menus m where m.storefront_id = s.id) as menus,
       array(select award from storefront_awards w where w.storefront_id = s.id) as awards,
       array(select badge from storefront_badges b where b.storefront_id = s.id) as badges,
       (select json_build_object('receivedCount', r.received_count, 'answeredCount', r.answered_count,
                 'medianMinutes', r.median_minutes)
        from storefront_response_stats r where r.storefront_id = s.id) as response_stats,
       (select json_agg(json_build_object('uuid', other.uuid, 'note', f.note) order by f.position)
        from preferred_vendors f join storefronts other on other.id = f.preferred_id
        where f.storefront_id = s.id and other.published_at is not null) as preferred_vendors
     from storefronts s join cities c on c.id = s.city_id
     where s.taxonomy_node_id = $1 and s.slug = $2
   ) as page`,
);

export async function findPage(db: Database, nodeId: number, slug: string): Promise<PageRow | undefined> {
  const [row] = await pageByAddress(db, [nodeId, slug]);
  return row?.page;
}

export type MovedRow = { id: number; slug: string; taxonomy_node_id: number; is_published: boolean };

const movedByAddress = preparedQuery<MovedRow>(
  'storefronts_moved_by_address',
  `select s.id, s.slug, s.taxonomy_node_id, s.published_at is not null as is_published
   from former_slugs f join storefronts s on s.id = f.storefront_id
   where f.taxonomy_node_id = $1 and f.slug = $2`,
);

/** The listing that had this address once. */
export async function findMoved(db: Database, nodeId: number, slug: string): Promise<MovedRow | undefined> {
  const [row] = await movedByAddress(db, [nodeId, slug]);
  return row;
}

export type CalendarRow = {
  id: number;
  is_published: boolean;
  display_availability: boolean;
  days_off: number[];
  available_through: CalendarDate | null;
  blocked_days: CalendarDate[];
};

const calendarByUuid = preparedQuery<{ calendar: CalendarRow }>(
  'storefronts_calendar_by_uuid',
  `select row_to_json(calendar) as calendar from (
     select s.id, s.published_at is not null as is_published, s.display_availability, s.days_off, s.available_through,
       array(select day from availability_blocks b
             where b.storefront_id = s.id and b.day >= $2::date and b.day < $3::date) as blocked_days
     from storefronts s where s.uuid = $1
   ) as calendar`,
);

/** The calendar from a day until another, without that one; which days are taken, and nothing about why. */
export async function findCalendar(
  db: Database,
  uuid: string,
  [from, until]: readonly [CalendarDate, CalendarDate],
): Promise<CalendarRow | undefined> {
  const [row] = await calendarByUuid(db, [uuid, from, until]);
  return row?.calendar;
}

export type CalendarDayRow = {
  uuid: string;
  is_taken: boolean;
  days_off: number[];
  available_through: CalendarDate | null;
};

const calendarsOnDay = preparedQuery<CalendarDayRow>(
  'storefronts_calendars_on_day',
  `select s.uuid, s.days_off, s.available_through::text as available_through,
     exists (select from availability_blocks b where b.storefront_id = s.id and b.day = $2::date) as is_taken
   from storefronts s
   where s.uuid = any($1::uuid[]) and s.published_at is not null and s.display_availability`,
);

/** One day in the calendars that are shown, in no order. */
export function listCalendarsOn(
  db: Database,
  uuids: readonly string[],
  day: CalendarDate,
): Promise<CalendarDayRow[]> {
  return calendarsOnDay(db, [uuids, day]);
}
