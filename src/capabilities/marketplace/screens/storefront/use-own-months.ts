import { useQuery } from '@tanstack/react-query';
import { availabilityQuery } from '../../queries.ts';
import type { StorefrontPageData } from './load-storefront-page.ts';
import { type MonthView, monthViews } from './month-view.ts';
import { opensAt } from './opens-at.ts';

type Page = Pick<StorefrontPageData, 'storefront' | 'query' | 'months'>;

/** The months of the document, until it is known who looks; then those of the couple, unless the address asks for others. */
export function useOwnMonths(
  { storefront, query, months }: Page,
  ownDate: string | null,
): readonly MonthView[] {
  const month = opensAt({ asked: query.month, first: months[0]?.month, ownDate });
  const { data } = useQuery({ ...availabilityQuery(storefront.uuid, month), enabled: month !== undefined });
  return data && month !== undefined ? monthViews(data) : months;
}
