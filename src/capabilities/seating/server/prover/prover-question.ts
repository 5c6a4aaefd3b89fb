import type { Seat, SeatingPlan, SeatingProblem } from '../../rules/solver/problem.ts';
import type { SeatingConflict, SeatingProof } from '../../rules/solver/seating-conflict.ts';

/** What a prover thread is asked, and how long it may think. */
export type ProverQuestion = { problem: SeatingProblem; seconds: number } & (
  | { goal: 'PROVE' | 'FEWEST_MOVES' }
  | { goal: 'BETTER_COMPANY'; seed: number }
);

export type MovesFound =
  /** Tables only; the chairs come with the plan. */
  | { kind: 'FOUND'; seats: readonly Seat[] }
  | { kind: 'IMPOSSIBLE'; conflict: SeatingConflict }
  | { kind: 'UNDECIDED' };

export type RepairFound = Exclude<MovesFound, { kind: 'FOUND' }> | { kind: 'FOUND'; plan: SeatingPlan };

export type ProverAnswer = SeatingProof | RepairFound;
