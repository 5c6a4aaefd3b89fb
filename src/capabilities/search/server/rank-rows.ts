import type { MapPoint } from '../rules/distance.ts';
import { milesBetween } from '../rules/distance.ts';
import { budgetTenths, dateTenths, placeTenths } from '../rules/score-storefront.ts';
import type { OpenRange } from '../rules/search-filters.ts';
import type { SortKey, SortOrder } from '../rules/sort-keys.ts';
import type { CategoryRows } from './category-rows.ts';
import { type Compare, selectBest } from './select-best.ts';

/** What the rank of a row depends on besides the row. */
export type RankQuestion = {
  /** Where the couple looks, when that is a point and not a region. */
  near: MapPoint | null;
  /** What distances are sorted by: the same point, or the middle of a market. */
  center: MapPoint | null;
  price: OpenRange | null;
  hasDates: boolean;
  sortBy: SortKey;
  sortOrder: SortOrder;
};

/** Points for the question asked, in tenths; null for what was not asked. */
export type AskedParts = { date: number | null; place: number | null; budget: number | null };

export function milesTo({ columns }: CategoryRows, place: number, point: MapPoint): number {
  return milesBetween(point, { lat: columns.lat[place] ?? 0, lon: columns.lon[place] ?? 0 });
}

/** For rows that pass: a shown calendar then means that the days are free. */
export function askedParts(rows: CategoryRows, place: number, question: RankQuestion): AskedParts {
  const { near, price, hasDates } = question;
  const { columns } = rows;
  return {
    date: hasDates ? dateTenths(columns.showsAvailability[place] === 1) : null,
    place: near ? placeTenths(milesTo(rows, place, near)) : null,
    budget: price ? budgetTenths(columns.price[place] ?? 0, price.max) : null,
  };
}

/** The whole score of a row that passes, without making the parts one by one. */
function totalTenths(rows: CategoryRows, place: number, question: RankQuestion): number {
  const { columns } = rows;
  const { near, price, hasDates } = question;
  let total = columns.score[place] ?? 0;
  if (hasDates) total += dateTenths(columns.showsAvailability[place] === 1);
  if (near) total += placeTenths(milesTo(rows, place, near));
  if (price) total += budgetTenths(columns.price[place] ?? 0, price.max);
  return total;
}

/** What a row is sorted by; rows without it come last in either order. */
function sortValues(rows: CategoryRows, { sortBy, center }: RankQuestion) {
  const { price, rating, reviews, published } = rows.columns;
  const known = (column: Int32Array | Int16Array) => (place: number) => {
    const value = column[place] ?? -1;
    return value === -1 ? undefined : value;
  };
  switch (sortBy) {
    case 'price':
      return known(price);
    case 'rating':
      return known(rating);
    case 'reviewsCount':
      return (place: number) => reviews[place];
    case 'newest':
      return (place: number) => published[place];
    case 'distance':
      return (place: number) => (center ? milesTo(rows, place, center) : undefined);
    case 'searchScore':
      return (_place: number, total: number) => total;
  }
}

/** The first `limit` of the found rows; equals are ordered by score, number of reviews, and who was there first. */
export function rankRows(
  rows: CategoryRows,
  found: Int32Array,
  question: RankQuestion,
  limit: number,
): number[] {
  const { columns } = rows;
  const direction = question.sortOrder === 'asc' ? 1 : -1;
  const keys = new Float64Array(found.length);
  const totals = new Int32Array(found.length);
  const sortValue = sortValues(rows, question);
  for (let index = 0; index < found.length; index += 1) {
    const place = found[index] ?? 0;
    const total = totalTenths(rows, place, question);
    const value = sortValue(place, total);
    keys[index] = value === undefined ? Number.MAX_VALUE : value * direction;
    totals[index] = total;
  }
  const compare: Compare = (a, b) => {
    const byKey = (keys[a] ?? 0) - (keys[b] ?? 0);
    if (byKey !== 0) return byKey;
    const byTotal = (totals[b] ?? 0) - (totals[a] ?? 0);
    if (byTotal !== 0) return byTotal;
    const [first, second] = [found[a] ?? 0, found[b] ?? 0];
    const byReviews = (columns.reviews[second] ?? 0) - (columns.reviews[first] ?? 0);
    return byReviews !== 0 ? byReviews : (columns.id[first] ?? 0) - (columns.id[second] ?? 0);
  };
  return selectBest(found.length, limit, compare).map((index) => found[index] ?? 0);
}
