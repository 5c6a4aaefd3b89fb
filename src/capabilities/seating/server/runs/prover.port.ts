import type { SeatingPlan } from '../../contract/plans.contract.ts';
import type { RunResult } from '../../contract/runs.contract.ts';
import type { ServerRunKind } from '../../rules/run-states.ts';

/** All that a run is about: the plan as a member with every right reads it. */
export type ProverInput = {
  kind: ServerRunKind;
  seed: number;
  plan: Pick<SeatingPlan, 'state' | 'people' | 'households' | 'rules'>;
};

export type ProverAnswer = { state: 'DONE' | 'IMPOSSIBLE'; result: RunResult };

/**
 * Proves that all rules can be kept or names those that cannot, and finds the fewest moves. It may take seconds; undefined
 * where it took too long to tell.
 */
export type Prover = { run(input: ProverInput): Promise<ProverAnswer | undefined> };
