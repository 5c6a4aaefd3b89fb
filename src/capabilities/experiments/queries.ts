import { orpc } from '#app/orpc.ts';

/** The flags and experiments of this session, overrides included. They hold until the page is loaded again. */
export const sessionFlagsQuery = orpc.experiments.readFlags.queryOptions({
  staleTime: Number.POSITIVE_INFINITY,
});
