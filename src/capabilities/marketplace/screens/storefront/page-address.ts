import {
  LONGEST_REVIEW_SEARCH,
  REVIEW_SORTS,
  type ReviewSort,
} from '#capabilities/reviews/rules/review-sorts.ts';
import { CALENDAR_MONTH } from '#capabilities/storefronts/rules/calendar-month.ts';

/** What of the page its address decides: the month of the calendar, and which reviews. */
export type PageQuery = {
  month?: string | undefined;
  page: number;
  sort: ReviewSort;
  search: string;
  stars?: number | undefined;
};

/** Documents differ by these alone. */
export const PAGE_PARAMETERS = ['month', 'reviews-page', 'reviews-q', 'reviews-sort', 'reviews-stars'];

const LAST_PAGE = 10_000;

function wholeNumber(text: string | null, max: number): number | undefined {
  if (text === null || !/^[1-9]\d{0,4}$/.test(text)) return undefined;
  return Number(text) <= max ? Number(text) : undefined;
}

/** Reads an address as people and programs write it: what makes no sense is as if it were not there. */
export function readPageQuery(parameters: URLSearchParams): PageQuery {
  const month = parameters.get('month') ?? '';
  const sort = parameters.get('reviews-sort');
  return {
    month: CALENDAR_MONTH.test(month) ? month : undefined,
    page: wholeNumber(parameters.get('reviews-page'), LAST_PAGE) ?? 1,
    sort: REVIEW_SORTS.find((known) => known === sort) ?? 'newest',
    search: [...(parameters.get('reviews-q') ?? '').replaceAll('\0', '').trim()]
      .slice(0, LONGEST_REVIEW_SEARCH)
      .join(''),
    stars: wholeNumber(parameters.get('reviews-stars'), 5),
  };
}

/** '?month=2027-06&reviews-page=2', or nothing for the page as it begins. */
export function writePageQuery({ month, page, sort, search, stars }: PageQuery): string {
  const parameters = new URLSearchParams();
  if (month) parameters.set('month', month);
  if (page > 1) parameters.set('reviews-page', String(page));
  if (search) parameters.set('reviews-q', search);
  if (sort !== 'newest') parameters.set('reviews-sort', sort);
  if (stars) parameters.set('reviews-stars', String(stars));
  return parameters.size > 0 ? `?${parameters}` : '';
}
