import type { Environment } from './environment.ts';
import { NO_OVERRIDES, type Overrides } from './session-overrides.ts';

/** All that decides which flags and variations a session sees. */
export type ExperimentSession = {
  environment: Environment;
  isAutomatedTest: boolean;
  overrides: Overrides;
  /** The signed-in person, else the visitor's id; null where neither is known, as in a public document. */
  subjectId: string | null;
};

export function canOverride(environment: Environment): boolean {
  return environment !== 'production';
}

/** The one place that keeps overrides out of production, whatever a cookie says. */
export function activeOverrides({
  environment,
  overrides,
}: Pick<ExperimentSession, 'environment' | 'overrides'>): Overrides {
  return canOverride(environment) ? overrides : NO_OVERRIDES;
}
