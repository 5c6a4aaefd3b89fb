import type { Seat, SeatingProblem } from '../../rules/solver/problem.ts';
import type { SeatingConflict, SeatingProof } from '../../rules/solver/seating-conflict.ts';

/** What a prover thread is asked, and how long it may think. */
export type ProverQuestion = { goal: 'PROVE' | 'FEWEST_MOVES'; problem: SeatingProblem; seconds: number };

export type MovesFound =
  /** Tables only; the chairs come with the plan. */
  | { kind: 'FOUND'; seats: readonly Seat[] }
  | { kind: 'IMPOSSIBLE'; conflict: SeatingConflict }
  | { kind: 'UNDECIDED' };

export type ProverAnswer = SeatingProof | MovesFound;
