import { activeOverrides, type ExperimentSession } from './experiment-session.ts';
import {
  CONTROL,
  EXPERIMENT_KEYS,
  EXPERIMENTS,
  type ExperimentDefinition,
  type ExperimentKey,
  NOT_IN_TEST,
  TEST_VARIATIONS,
  type TestVariation,
  type Variation,
} from './experiments.ts';
import { stableBucket } from './stable-bucket.ts';

/** An experiment as the debug panel and its call tell it. */
export type ExperimentState = {
  key: string;
  state: 'NOT_IN_TEST' | 'CONTROL' | 'TEST';
  variation_key: Variation;
};

/** The variation whose share of the scale the bucket falls into; undefined beyond all shares. */
export function assignedVariation(
  allocation: ExperimentDefinition['allocation'],
  bucket: number,
): TestVariation | undefined {
  let end = 0;
  for (const variation of TEST_VARIATIONS) {
    end += allocation?.[variation] ?? 0;
    if (bucket < end) return variation;
  }
  return undefined;
}

/** Automated tests see no experiment; then this session's override, the assigned variation, the default. */
export function resolveVariation(
  key: ExperimentKey,
  session: ExperimentSession,
  experiment: ExperimentDefinition = EXPERIMENTS[key],
): Variation {
  if (session.isAutomatedTest) return NOT_IN_TEST;
  const override = activeOverrides(session).experiments[key];
  if (override) return override;
  const assigned =
    session.subjectId === null
      ? undefined
      : assignedVariation(experiment.allocation, stableBucket(key, session.subjectId));
  return assigned ?? experiment.defaults[session.environment];
}

function stateOf(variation: Variation): ExperimentState['state'] {
  if (variation === NOT_IN_TEST) return 'NOT_IN_TEST';
  return variation === CONTROL ? 'CONTROL' : 'TEST';
}

export function describeVariation(key: ExperimentKey, variation: Variation): ExperimentState {
  return { key, state: stateOf(variation), variation_key: variation };
}

/** The experiment map of the user context: name to variation_key. */
export function resolveVariations(session: ExperimentSession): Record<ExperimentKey, Variation> {
  return Object.fromEntries(EXPERIMENT_KEYS.map((key) => [key, resolveVariation(key, session)])) as Record<
    ExperimentKey,
    Variation
  >;
}

export function resolveAllExperiments(session: ExperimentSession): Record<ExperimentKey, ExperimentState> {
  return Object.fromEntries(
    EXPERIMENT_KEYS.map((key) => [key, describeVariation(key, resolveVariation(key, session))]),
  ) as Record<ExperimentKey, ExperimentState>;
}
