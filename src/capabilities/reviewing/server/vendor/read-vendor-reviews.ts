import { ok, type Result } from '#base/result.ts';
import { SCORE_KEYS } from '#capabilities/reviews/rules/review-scores.ts';
import { enterStorefront } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { VendorReviews } from '../../contract/vendor-reviews.contract.ts';
import { MOST_QUARTERS } from '../../rules/quarters.ts';
import { VENDOR_REVIEWS_PER_PAGE, type VendorFilter } from '../../rules/vendor-filter.ts';
import { presentVendorReviews } from './present-vendor-review.ts';
import {
  countVendorReviews,
  listPeriods,
  listVendorReviews,
  type PeriodRow,
} from './vendor-reviews.store.ts';

const AVERAGED = ['rating', ...SCORE_KEYS] as const;
type Averages = Record<(typeof AVERAGED)[number], number | null>;

const toTenth = (sum: number, count: number) => (count === 0 ? null : Math.round((sum / count) * 10) / 10);
const total = (rows: readonly PeriodRow[], of: (row: PeriodRow) => number) =>
  rows.reduce((sum, row) => sum + of(row), 0);

function presentPeriod(rows: readonly PeriodRow[]): Averages & { reviewsCount: number } {
  const reviewsCount = total(rows, (row) => row.reviewsCount);
  const averages = AVERAGED.map((key) => [
    key,
    toTenth(
      total(rows, (row) => row[key]),
      reviewsCount,
    ),
  ]);
  return { ...(Object.fromEntries(averages) as Averages), reviewsCount };
}

function presentAll(rows: readonly PeriodRow[]): VendorReviews['all'] {
  return {
    ...presentPeriod(rows),
    unanswered: total(rows, (row) => row.unanswered),
    disputed: total(rows, (row) => row.disputed),
    distribution: [5, 4, 3, 2, 1].map((stars, index) => ({
      stars,
      count: total(rows, (row) => row.stars[index] ?? 0),
    })),
  };
}

/** For everybody who works there: it is public. */
export async function readVendorReviews(
  { db }: Pick<Platform, 'db'>,
  actor: SignedInActor,
  { uuid, page: asked, ...filter }: VendorFilter & { uuid: string; page: number },
): Promise<Result<VendorReviews>> {
  const entered = await enterStorefront(db, actor, uuid, 'read-leads');
  if (!entered.ok) return entered;
  const { storefront, allowed } = entered.value;
  const [periods, found] = await Promise.all([
    listPeriods(db, storefront.id),
    countVendorReviews(db, storefront.id, filter),
  ]);
  const pageCount = Math.max(1, Math.ceil(found / VENDOR_REVIEWS_PER_PAGE));
  const page = Math.min(asked, pageCount);
  const rows = await listVendorReviews(db, storefront.id, { ...filter, page });
  const { name, isPublished } = storefront;
  return ok({
    storefront: { uuid, name, isPublished },
    canAnswer: allowed.includes('edit-listing'),
    all: presentAll(periods),
    quarters: periods.slice(-MOST_QUARTERS).map((row) => ({ ...presentPeriod([row]), quarter: row.quarter })),
    years: [...new Set(periods.map(({ quarter }) => Number(quarter.slice(0, 4))))].reverse(),
    total: found,
    page,
    pageCount,
    reviews: await presentVendorReviews(db, rows),
  });
}
