import type { Platform } from '#platform/platform.ts';
import type { ExperimentKey, Variation } from '../rules/experiments.ts';
import { resolveVariations } from '../rules/resolve-variation.ts';
import { type Asker, readExperimentSession } from './experiment-session.ts';

/** The experiment map of the user context. */
export function resolveExperiments(
  platform: Pick<Platform, 'config'>,
  asker: Asker,
): Record<ExperimentKey, Variation> {
  return resolveVariations(readExperimentSession(platform, asker));
}
