import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** The listings a vendor works for; frames and screens ask alike. */
export const ownListingsQuery = queryOptions({
  queryKey: ['own-listings'],
  queryFn: ({ signal }) => api.storefronts.listOwn(undefined, { signal }),
  staleTime: 60_000,
});
