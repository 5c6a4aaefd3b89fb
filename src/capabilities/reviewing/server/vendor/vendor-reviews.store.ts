import { and, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { SCORE_KEYS, type ScoreKey } from '#capabilities/reviews/rules/review-scores.ts';
import type { StoredReview } from '#capabilities/reviews/server/index.ts';
import { reviews } from '#capabilities/reviews/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { VENDOR_REVIEWS_PER_PAGE, type VendorFilter, type YesNo } from '../../rules/vendor-filter.ts';

const isThere = (
  column: typeof reviews.reply | typeof reviews.proof | typeof reviews.disputedAt,
  wish?: YesNo,
) => wish && (wish === 'yes' ? isNotNull(column) : isNull(column));

function wanted(storefrontId: number, filter: VendorFilter): SQL | undefined {
  const { stars, year, answered, verified, disputed } = filter;
  return and(
    eq(reviews.storefrontId, storefrontId),
    eq(reviews.status, 'ACCEPTED'),
    stars === undefined ? undefined : eq(reviews.rating, stars),
    year === undefined
      ? undefined
      : sql`${reviews.publishedAt} >= make_timestamptz(${year}, 1, 1, 0, 0, 0, 'UTC')
          and ${reviews.publishedAt} < make_timestamptz(${year + 1}, 1, 1, 0, 0, 0, 'UTC')`,
    isThere(reviews.reply, answered),
    isThere(reviews.proof, verified),
    isThere(reviews.disputedAt, disputed),
  );
}

export async function countVendorReviews(
  tx: Tx,
  storefrontId: number,
  filter: VendorFilter,
): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(reviews).where(wanted(storefrontId, filter));
  return row?.count ?? 0;
}

export function listVendorReviews(
  tx: Tx,
  storefrontId: number,
  { page, ...filter }: VendorFilter & { page: number },
): Promise<StoredReview[]> {
  return tx
    .select()
    .from(reviews)
    .where(wanted(storefrontId, filter))
    .orderBy(desc(reviews.publishedAt), desc(reviews.id))
    .limit(VENDOR_REVIEWS_PER_PAGE)
    .offset((page - 1) * VENDOR_REVIEWS_PER_PAGE);
}

export type PeriodRow = {
  quarter: string;
  reviewsCount: number;
  unanswered: number;
  disputed: number;
  stars: number[];
} & Record<'rating' | ScoreKey, number>;

const howMany = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
const sumOf = (key: 'rating' | ScoreKey) => sql<number>`coalesce(sum(${reviews[key]}), 0)::int`;

/** Quarter by quarter what was said, the oldest first; a year and the whole are sums of these. */
export function listPeriods(tx: Tx, storefrontId: number): Promise<PeriodRow[]> {
  const quarter = sql<string>`to_char(${reviews.publishedAt} at time zone 'UTC', 'YYYY-"Q"Q')`;
  const sums = Object.fromEntries((['rating', ...SCORE_KEYS] as const).map((key) => [key, sumOf(key)]));
  return tx
    .select({
      quarter,
      reviewsCount: count(),
      unanswered: howMany(sql`${reviews.reply} is null`),
      disputed: howMany(sql`${reviews.disputedAt} is not null`),
      stars: sql<number[]>`array[${sql.join(
        [5, 4, 3, 2, 1].map((stars) => howMany(sql`${reviews.rating} = ${sql.raw(String(stars))}`)),
        sql`, `,
      )}]`,
      ...(sums as Record<'rating' | ScoreKey, SQL<number>>),
    })
    .from(reviews)
    .where(wanted(storefrontId, {}))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
}
