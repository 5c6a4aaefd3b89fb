import { queryOptions } from '@tanstack/react-query';
import { api } from '#app/api.ts';

/** The flags and experiments of this session, overrides included. They hold until the page is loaded again. */
export const sessionFlagsQuery = queryOptions({
  queryKey: ['session-flags'],
  queryFn: ({ signal }) => api.experiments.readFlags(undefined, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
