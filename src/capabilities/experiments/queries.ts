import { api } from '#app/api.ts';
import { orpc } from '#app/orpc.ts';
import { reportError } from '#app/report-error.ts';
import type { ExperimentKey, Variation } from './rules/experiments.ts';

/** The flags and experiments of this session, overrides included. They hold until the page is loaded again. */
export const sessionFlagsQuery = orpc.experiments.readFlags.queryOptions({
  staleTime: Number.POSITIVE_INFINITY,
});

const told = new Set<ExperimentKey>();

/**
 * For whoever shows an experiment, at the moment it can be seen. The page tells once, the server counts once per
 * session; who is not in the test sees nothing of it.
 */
export function recordViewed(key: ExperimentKey, variation: Variation): void {
  if (variation === 'NOT_IN_TEST' || told.has(key)) return;
  told.add(key);
  api.experiments.recordView({ key }).catch((error: unknown) => {
    told.delete(key);
    reportError('experiment-viewed', error);
  });
}
