import type { Database } from '#platform/database/database.ts';
import { preparedQuery } from '#platform/database/prepared-query.ts';
import type { ReviewProof } from '../rules/review-proof.ts';
import { SCORE_KEYS, type ScoreKey } from '../rules/review-scores.ts';
import type { ReviewSort } from '../rules/review-sorts.ts';

export type SummaryRow = {
  storefront_id: number;
  reviews_count: number;
  rating_sum: number;
  one_star: number;
  two_stars: number;
  three_stars: number;
  four_stars: number;
  five_stars: number;
} & Record<ScoreKey, number | null>;

const AVERAGES = SCORE_KEYS.map((key) => `avg(${key})::float8 as ${key}`).join(', ');

/** One row for every published storefront, reviewed or not. */
const summaryByUuid = preparedQuery<SummaryRow>(
  'reviews_summary_by_uuid',
  `select s.id as storefront_id, coalesce(m.reviews_count, 0) as reviews_count, coalesce(m.rating_sum, 0) as rating_sum,
     coalesce(m.one_star, 0) as one_star, coalesce(m.two_stars, 0) as two_stars, coalesce(m.three_stars, 0) as three_stars,
     coalesce(m.four_stars, 0) as four_stars, coalesce(m.five_stars, 0) as five_stars, scores.*
   from storefronts s
   left join review_summaries m on m.storefront_id = s.id
   cross join lateral (
     select ${AVERAGES} from reviews r where r.storefront_id = s.id and r.status = 'ACCEPTED'
   ) as scores
   where s.uuid = $1 and s.published_at is not null`,
);

export async function findSummary(db: Database, storefrontUuid: string): Promise<SummaryRow | undefined> {
  const [row] = await summaryByUuid(db, [storefrontUuid]);
  return row;
}

/** Words are compared as they are, so that no sign in them means anything to the database. */
const MATCHES = `storefront_id = $1 and status = 'ACCEPTED' and ($2::int is null or rating = $2)
  and not exists (select from unnest($3::text[]) as word
                  where position(word in lower(title || ' ' || text || ' ' || coalesce(reply, ''))) = 0)`;

export type ReviewFilter = { storefrontId: number; stars: number | null; words: readonly string[] };

const countMatching = preparedQuery<{ total: number }>(
  'reviews_count_matching',
  `select count(*)::int as total from reviews where ${MATCHES}`,
);

export async function countReviews(db: Database, filter: ReviewFilter): Promise<number> {
  const [row] = await countMatching(db, [filter.storefrontId, filter.stars, filter.words]);
  return row?.total ?? 0;
}

export type ReviewRow = {
  uuid: string;
  author_name: string;
  title: string;
  text: string;
  rating: number;
  published_at: Date;
  service_date: string | null;
  proof: ReviewProof | null;
  disputed_at: Date | null;
  reply: string | null;
  replied_at: Date | null;
};

function pageSortedBy(sort: ReviewSort, order: string) {
  return preparedQuery<ReviewRow>(
    `reviews_page_${sort}`,
    `select uuid, author_name, title, text, rating, published_at, service_date::text as service_date, proof, disputed_at, reply,
       replied_at
     from reviews where ${MATCHES} order by ${order} limit $4 offset $5`,
  );
}

const pages = {
  newest: pageSortedBy('newest', 'published_at desc, id desc'),
  highest: pageSortedBy('highest', 'rating desc, published_at desc, id desc'),
  lowest: pageSortedBy('lowest', 'rating, published_at desc, id desc'),
};

export function listReviewRows(
  db: Database,
  filter: ReviewFilter,
  { sort, limit, offset }: { sort: ReviewSort; limit: number; offset: number },
): Promise<ReviewRow[]> {
  return pages[sort](db, [filter.storefrontId, filter.stars, filter.words, limit, offset]);
}
