import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#app/api-type.ts';
import { orpc } from '#app/orpc.ts';
import type { SearchedLocation } from '#capabilities/weddings/rules/searched-location.ts';

const ASKED_SELDOM = { staleTime: 60_000 };

export const searchedLocationQuery = orpc.weddings.getSearchedLocation.queryOptions();

export function cardsQuery(storefrontUuids: string[]) {
  return orpc.search.listCards.queryOptions({ input: { storefrontUuids } });
}

export function mapQuery(search: Parameters<Api['search']['mapPoints']>[0]) {
  return orpc.search.mapPoints.queryOptions({ input: search });
}

export function availabilityQuery(uuid: string, month: string | undefined) {
  return orpc.storefronts.getAvailability.queryOptions({ input: { uuid, month }, ...ASKED_SELDOM });
}

/** What the couple last wrote to this vendor. */
export function lastInquiryQuery(storefrontUuid: string) {
  return orpc.inquiries.getLast.queryOptions({ input: { storefront_uuid: storefrontUuid }, ...ASKED_SELDOM });
}

/** Found by several searches around one place. */
export function nearYouQuery<Found>(location: SearchedLocation, find: () => Promise<Found>) {
  return queryOptions({
    queryKey: orpc.search.search.key({ type: 'query', input: { location } }),
    queryFn: find,
    staleTime: 300_000,
  });
}
