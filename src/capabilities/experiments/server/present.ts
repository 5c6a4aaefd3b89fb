import type { SessionFlags } from '../contract.ts';
import { activeOverrides, canOverride, type ExperimentSession } from '../rules/experiment-session.ts';
import { resolveFlags } from '../rules/resolve-flag.ts';
import { resolveAllExperiments } from '../rules/resolve-variation.ts';

export function presentSession(session: ExperimentSession): SessionFlags {
  return {
    environment: session.environment,
    canOverride: canOverride(session.environment),
    flags: resolveFlags(session),
    experiments: resolveAllExperiments(session),
    overrides: activeOverrides(session),
  };
}
