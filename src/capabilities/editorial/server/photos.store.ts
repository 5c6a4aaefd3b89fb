import type { PictureAsset } from '#capabilities/media/contract.ts';
import type { Database } from '#platform/database/database.ts';
import { preparedQuery } from '#platform/database/prepared-query.ts';
import type { PhotoSubject } from '../rules/photo-subjects.ts';
import { PICTURE_JSON } from './picture-json.store.ts';
import type { CountRow } from './store.ts';

export type PhotoRow = {
  imageId: number;
  slug: string;
  caption: string;
  subject: PhotoSubject;
  picture: PictureAsset;
};

const PHOTO_COLUMNS = `p.id as "imageId", p.slug, p.caption, p.subject, ${PICTURE_JSON} as picture`;
const PUBLISHED = `w.status = 'ACCEPTED'`;

const photosOf = preparedQuery<PhotoRow>(
  'editorial_photos_of',
  `select ${PHOTO_COLUMNS} from real_wedding_photos p join media_assets a on a.id = p.asset_id
   where p.real_wedding_id = $1 order by p.position`,
);

export function listPhotosOf(db: Database, weddingId: number): Promise<PhotoRow[]> {
  return photosOf(db, [weddingId]);
}

export type PhotoFilter = {
  color: string | null;
  season: string | null;
  style: string | null;
  setting: string | null;
  subject: string | null;
};

const valuesOf = ({ color, season, style, setting, subject }: PhotoFilter) => [
  color,
  season,
  style,
  setting,
  subject,
];

/**
 * The newest month first and mixed within it, since a dozen photos of one wedding in a row show one wedding. A picture
 * that several weddings show comes again only after all others have been there once.
 */
const photoPage = preparedQuery<PhotoRow>(
  'editorial_photo_page',
  `with found as (
     select p.id, w.published_at, p.slug,
       row_number() over (partition by p.asset_id order by w.published_at desc, p.id) as showing
     from real_wedding_photos p join real_weddings w on w.id = p.real_wedding_id
     where ${PUBLISHED} and ($1::text is null or w.palette = $1) and ($2::text is null or w.season = $2)
       and ($3::text is null or $3 = any(w.styles)) and ($4::text is null or w.setting = $4)
       and ($5::text is null or p.subject = $5)
   ), page as (
     select id, row_number() over (
       order by showing, date_trunc('month', published_at at time zone 'utc') desc, md5(slug), id) as place
     from found order by place limit $6 offset $7
   )
   select ${PHOTO_COLUMNS}
   from page join real_wedding_photos p on p.id = page.id join media_assets a on a.id = p.asset_id
   order by page.place`,
);

export function listPhotos(
  db: Database,
  filter: PhotoFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<PhotoRow[]> {
  return photoPage(db, [...valuesOf(filter), limit, offset]);
}

const photoCounts = preparedQuery<CountRow>(
  'editorial_photo_counts',
  `with photo as materialized (
     select w.palette, w.season, w.styles, w.setting, p.subject,
       ($1::text is null or w.palette = $1) as color_ok, ($2::text is null or w.season = $2) as season_ok,
       ($3::text is null or $3 = any(w.styles)) as style_ok, ($4::text is null or w.setting = $4) as setting_ok,
       ($5::text is null or p.subject = $5) as subject_ok
     from real_wedding_photos p join real_weddings w on w.id = p.real_wedding_id where ${PUBLISHED}
   )
   select 'all' as kind, '' as option, count(*)::int as total from photo
     where color_ok and season_ok and style_ok and setting_ok and subject_ok
   union all select 'color', palette, count(*)::int from photo
     where season_ok and style_ok and setting_ok and subject_ok group by palette
   union all select 'season', season, count(*)::int from photo
     where color_ok and style_ok and setting_ok and subject_ok group by season
   union all select 'style', style, count(*)::int from photo, unnest(styles) as style
     where color_ok and season_ok and setting_ok and subject_ok group by style
   union all select 'setting', setting, count(*)::int from photo
     where color_ok and season_ok and style_ok and subject_ok group by setting
   union all select 'subject', subject, count(*)::int from photo
     where color_ok and season_ok and style_ok and setting_ok group by subject`,
);

export function countPhotos(db: Database, filter: PhotoFilter): Promise<CountRow[]> {
  return photoCounts(db, valuesOf(filter));
}

export type PhotoPageRow = PhotoRow & {
  weddingId: number;
  position: number;
  photoCount: number;
  previous: string | null;
  next: string | null;
};

const photoBySlug = preparedQuery<PhotoPageRow>(
  'editorial_photo_by_slug',
  `select ${PHOTO_COLUMNS}, p.real_wedding_id as "weddingId", p.place::int as position, p.total::int as "photoCount",
     p.previous, p.next
   from (
     select photo.*, row_number() over shoot as place, count(*) over (partition by real_wedding_id) as total,
       lag(photo.slug) over shoot as previous, lead(photo.slug) over shoot as next
     from real_wedding_photos photo
     where photo.real_wedding_id = (select real_wedding_id from real_wedding_photos where slug = $1)
     window shoot as (partition by real_wedding_id order by position)
   ) p
   join real_weddings w on w.id = p.real_wedding_id and ${PUBLISHED}
   join media_assets a on a.id = p.asset_id
   where p.slug = $1`,
);

export async function findPhoto(db: Database, slug: string): Promise<PhotoPageRow | undefined> {
  const [photo] = await photoBySlug(db, [slug]);
  return photo;
}

/** The same in the same colors, then one of the two; every picture once, and none of this wedding's own. */
const similarPhotos = preparedQuery<PhotoRow>(
  'editorial_similar_photos',
  `with near as (
     select distinct on (p.asset_id) p.id, w.published_at,
       2 * (p.subject = own.subject)::int + (w.palette = own_wedding.palette)::int as likeness
     from real_wedding_photos own
     join real_weddings own_wedding on own_wedding.id = own.real_wedding_id
     join real_wedding_photos p on p.real_wedding_id <> own.real_wedding_id
     join real_weddings w on w.id = p.real_wedding_id and ${PUBLISHED}
     where own.id = $1 and (p.subject = own.subject or w.palette = own_wedding.palette)
       and not exists (select from real_wedding_photos shown
                       where shown.real_wedding_id = own.real_wedding_id and shown.asset_id = p.asset_id)
     order by p.asset_id, likeness desc, p.id
   )
   select ${PHOTO_COLUMNS}
   from (select * from near order by likeness desc, published_at desc, id limit $2) near
   join real_wedding_photos p on p.id = near.id join media_assets a on a.id = p.asset_id
   order by near.likeness desc, near.published_at desc, near.id`,
);

export function listSimilarPhotos(db: Database, imageId: number, limit: number): Promise<PhotoRow[]> {
  return similarPhotos(db, [imageId, limit]);
}
