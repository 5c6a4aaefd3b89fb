import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#app/api.ts';
import { useUser } from '#app/use-user.ts';
import type { ListCard, SearchAnswer } from '#capabilities/search/contract.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import type { SearchedLocation } from '#capabilities/weddings/rules/searched-location.ts';
import { completeLocation, DEFAULT_LOCATION, readSearchedLocation } from '../parts/searched-location.ts';
import { nearYouQuery, searchedLocationQuery } from '../queries.ts';

/** What couples look for first. */
export const NEAR_YOU_CATEGORIES: readonly TaxonomyKey[] = ['wedding-venues', 'wedding-photographers'];
const CARDS_PER_CATEGORY = 6;

/** The place as it follows a trade's name: 'near Hudson, NY', 'in California'. */
export type NearYou = { place: string; slug: string | null; cards: ListCard[] };

/** Undefined until it is known who is there. */
function useSearchedLocation(): SearchedLocation | undefined {
  const user = useUser();
  const [kept] = useState(readSearchedLocation);
  const isMember = user !== undefined && !user.is_guest;
  const { data, isError } = useQuery({ ...searchedLocationQuery, enabled: isMember });
  if (!user) return undefined;
  if (!isMember) return completeLocation(kept);
  if (isError) return DEFAULT_LOCATION;
  return data && completeLocation(data);
}

function searchAround(location: SearchedLocation): Promise<SearchAnswer[]> {
  return Promise.all(NEAR_YOU_CATEGORIES.map((vendorType) => api.search.search({ vendorType, location })));
}

/** One of each trade in turn, so that the first cards already show both. */
function inTurn(lists: readonly ListCard[][]): ListCard[] {
  return Array.from({ length: CARDS_PER_CATEGORY }, (_, index) => index).flatMap((index) =>
    lists.flatMap((list) => list[index] ?? []),
  );
}

async function findNearYou(location: SearchedLocation): Promise<NearYou> {
  // A place that is no longer known, or was never one, is as good as none.
  const answers = await searchAround(location).catch(() => searchAround(DEFAULT_LOCATION));
  const cards = answers.map(({ results, nearest }) =>
    (results.length > 0 ? results : nearest).map(({ card }) => card),
  );
  const found = answers[0]?.location;
  const place = found ? `${found.type === 'STATE' ? 'in' : 'near'} ${found.name}` : 'near you';
  return { place, slug: found?.slug ?? null, cards: inTurn(cards) };
}

export function useNearYou() {
  const location = useSearchedLocation();
  const around = location ?? DEFAULT_LOCATION;
  return useQuery({ ...nearYouQuery(around, () => findNearYou(around)), enabled: location !== undefined });
}
