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

/** A month and the next, as they hang on a storefront's page. */
export function availabilityQuery(uuid: string, month: string | undefined) {
  return orpc.storefronts.getAvailability.queryOptions({
    input: { uuid, month, months: 2 },
    ...ASKED_SELDOM,
  });
}

/** Whether a day is free at the vendors of a page. */
export function dayStatesQuery(date: string, storefrontUuids: string[]) {
  return orpc.storefronts.listDayStates.queryOptions({ input: { date, storefrontUuids }, ...ASKED_SELDOM });
}

/** Whom the couple has written to or booked. */
export const openInquiriesQuery = orpc.inquiries.listOpen.queryOptions(ASKED_SELDOM);

export const ownWeddingQuery = orpc.weddings.getWedding.queryOptions(ASKED_SELDOM);

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
