import type { Environment } from './environment.ts';
import type { ExperimentKey, Variation } from './experiments.ts';
import { environmentFlag, type FlagName } from './flags.ts';
import type { Overrides } from './session-overrides.ts';

/** Back at the environment's own value there is nothing left to override. */
export function overrideFlag(
  overrides: Overrides,
  environment: Environment,
  flag: { name: FlagName; value: boolean | string },
): Overrides {
  const { [flag.name]: _previous, ...rest } = overrides.flags;
  if (flag.value === environmentFlag(flag.name, environment)) return { ...overrides, flags: rest };
  return { ...overrides, flags: { ...rest, [flag.name]: flag.value } };
}

/** Null gives the experiment back to its allocation and default. */
export function overrideExperiment(
  overrides: Overrides,
  key: ExperimentKey,
  variation: Variation | null,
): Overrides {
  const { [key]: _previous, ...rest } = overrides.experiments;
  return { ...overrides, experiments: variation === null ? rest : { ...rest, [key]: variation } };
}
