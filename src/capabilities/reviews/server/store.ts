import { and, count, eq, inArray } from 'drizzle-orm';
import type { Database, Tx } from '#platform/database/database.ts';
import { preparedQuery } from '#platform/database/prepared-query.ts';
import type { PaidBand } from '../rules/paid-bands.ts';
import type { ReviewProof } from '../rules/review-proof.ts';
import { SCORE_KEYS, type ScoreKey } from '../rules/review-scores.ts';
import { REVIEWS_PER_PAGE, type ReviewSort } from '../rules/review-sorts.ts';
import { reviews } from '../tables.ts';

export type SummaryRow = {
  reviews_count: number;
  rating_sum: number;
  one_star: number;
  two_stars: number;
  three_stars: number;
  four_stars: number;
  five_stars: number;
} & Record<`${ScoreKey}_sum`, number>;

export type ReviewRow = {
  uuid: string;
  author_name: string;
  title: string;
  text: string;
  rating: number;
  published_at: string;
  service_date: string | null;
  proof: ReviewProof | null;
  booked_for: string;
  /** Null where the couple keeps it to itself. */
  paid_band: PaidBand | null;
  picture_ids: string[] | null;
  is_disputed: boolean;
  reply: string | null;
  replied_at: string | null;
};

/** What all reviews add up to, how many the filter leaves, and those of one page; null where the page has none. */
export type FoundReviews = SummaryRow & { total: number; reviews: ReviewRow[] | null };

const SUMS = SCORE_KEYS.map((key) => `coalesce(m.${key}_sum, 0) as ${key}_sum`).join(', ');

const SHOWN = `storefront_id = s.id and status = 'ACCEPTED'`;

/** Words are compared as they are, so that no sign in them means anything to the database. */
const MATCHES = `${SHOWN} and ($3::int is null or rating = $3)
  and not exists (select from unnest($4::text[]) as word
                  where position(word in lower(title || ' ' || text || ' ' || coalesce(reply, ''))) = 0)`;

/** One row for every published storefront, reviewed or not. */
function foundReviews(
  name: string,
  { total, where, order }: { total: string; where: string; order: string },
) {
  return preparedQuery<{ found: FoundReviews }>(
    name,
    `select row_to_json(found) as found from (
       select coalesce(m.reviews_count, 0) as reviews_count, coalesce(m.rating_sum, 0) as rating_sum,
         coalesce(m.one_star, 0) as one_star, coalesce(m.two_stars, 0) as two_stars, coalesce(m.three_stars, 0) as three_stars,
         coalesce(m.four_stars, 0) as four_stars, coalesce(m.five_stars, 0) as five_stars, ${SUMS}, ${total} as total,
         (select json_agg(review) from (
            select uuid, author_name, title, text, rating, published_at, service_date, proof, disputed_at is not null as is_disputed,
              booked_for, case when shows_paid then paid_band end as paid_band, reply, replied_at,
              (select json_agg(picture_id order by position) from review_pictures where review_id = reviews.id) as picture_ids
            from reviews where ${where} order by ${order} limit ${REVIEWS_PER_PAGE} offset $2
          ) as review) as reviews
       from storefronts s
       left join review_summaries m on m.storefront_id = s.id
       where s.uuid = $1 and s.published_at is not null
     ) as found`,
  );
}

/** Without a filter the summary knows how many there are. One statement for both would be planned anew every time. */
function sortedBy(sort: ReviewSort, order: string) {
  return {
    all: foundReviews(`reviews_all_${sort}`, { total: 'coalesce(m.reviews_count, 0)', where: SHOWN, order }),
    matching: foundReviews(`reviews_matching_${sort}`, {
      total: `(select count(*) from reviews where ${MATCHES})`,
      where: MATCHES,
      order,
    }),
  };
}

/** All that are shown have a day; with nulls last they are in the order of their index. */
const NEWEST = 'published_at desc nulls last, id desc';

const statements = {
  newest: sortedBy('newest', NEWEST),
  highest: sortedBy('highest', `rating desc, ${NEWEST}`),
  lowest: sortedBy('lowest', `rating, ${NEWEST}`),
};

export type ReviewFilter = { stars: number | null; words: readonly string[] };

/** Undefined where no such storefront is published. */
export async function findReviews(
  db: Database,
  storefrontUuid: string,
  { stars, words }: ReviewFilter,
  { sort, page }: { sort: ReviewSort; page: number },
): Promise<FoundReviews | undefined> {
  const { all, matching } = statements[sort];
  const offset = (page - 1) * REVIEWS_PER_PAGE;
  const isFiltered = stars !== null || words.length > 0;
  const [row] = isFiltered
    ? await matching(db, [storefrontUuid, offset, stars, words])
    : await all(db, [storefrontUuid, offset]);
  return row?.found;
}

/** How many reviews a business has been given, whether they are shown already or still looked at. */
export async function countSubmittedReviews(tx: Tx, storefrontId: number): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(reviews)
    .where(
      and(
        eq(reviews.storefrontId, storefrontId),
        inArray(reviews.status, ['SUBMITTED', 'IN_REVIEW', 'ACCEPTED']),
      ),
    );
  return row?.count ?? 0;
}
