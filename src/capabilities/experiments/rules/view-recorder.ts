import type { ExperimentKey, Variation } from './experiments.ts';

type Ways = { record(key: ExperimentKey): Promise<unknown>; report(error: unknown): void };

/**
 * For whoever shows an experiment, at the moment it can be seen. The page tells once, the server counts once per
 * session; who is not in the test sees nothing of it.
 */
export function createViewRecorder({ record, report }: Ways) {
  const told = new Set<ExperimentKey>();
  return (key: ExperimentKey, variation: Variation): void => {
    if (variation === 'NOT_IN_TEST' || told.has(key)) return;
    told.add(key);
    record(key).catch((error: unknown) => {
      told.delete(key);
      report(error);
    });
  };
}
