import { api } from '#app/api.ts';
import { orpc } from '#app/orpc.ts';
import { reportError } from '#app/report-error.ts';
import { createViewRecorder } from './rules/view-recorder.ts';

/** The flags and experiments of this session, overrides included. They hold until the page is loaded again. */
export const sessionFlagsQuery = orpc.experiments.readFlags.queryOptions({
  staleTime: Number.POSITIVE_INFINITY,
});

export const recordViewed = createViewRecorder({
  record: (key) => api.experiments.recordView({ key }),
  report: (error) => reportError('experiment-viewed', error),
});
