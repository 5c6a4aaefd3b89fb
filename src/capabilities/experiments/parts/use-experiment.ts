import { useEffect } from 'react';
import { useUser } from '#app/use-user.ts';
import { recordViewed } from '../queries.ts';
import type { ExperimentKey, Variation } from '../rules/experiments.ts';

/** What of an experiment this person gets. Asked by what shows it: while `isShown`, it counts as seen. */
export function useExperiment(key: ExperimentKey, isShown: boolean): Variation {
  const variation = useUser()?.user_experiments[key] ?? 'NOT_IN_TEST';
  useEffect(() => {
    if (isShown) recordViewed(key, variation);
  }, [key, variation, isShown]);
  return variation;
}
