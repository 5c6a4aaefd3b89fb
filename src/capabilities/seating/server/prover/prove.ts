import { findContradictions } from '../../rules/solver/find-contradictions.ts';
import type { RuleOf, SeatingProblem } from '../../rules/solver/problem.ts';
import type { SeatingConflict, SeatingProof } from '../../rules/solver/seating-conflict.ts';
import { buildAssignmentModel, seatsOfCells } from './assignment-model.ts';
import type { MovesFound } from './prover-question.ts';
import type { Solver } from './solve-model.ts';

/** Time left, in seconds. */
export type Patience = () => number;

const MOST_SECONDS_A_TRY = 20;

/** Whether everybody can sit down with every hard rule kept; if not, the smallest set of rules of which one must go. */
export function prove(problem: SeatingProblem, solver: Solver, patience: Patience): SeatingProof {
  const found = isFeasible(problem, solver, patience);
  if (found === 'UNDECIDED') return { kind: 'UNDECIDED' };
  if (found) return { kind: 'POSSIBLE' };
  return { kind: 'IMPOSSIBLE', conflict: smallestConflict(problem, solver, patience) };
}

/** Who sits where so that as few as possible move. */
export function fewestMoves(problem: SeatingProblem, solver: Solver, patience: Patience): MovesFound {
  const model = buildAssignmentModel(problem);
  const solved = model ? solver.solve(model, 'FEWEST_MOVES', patience()) : { kind: 'NONE' as const };
  if (solved.kind === 'UNDECIDED') return solved;
  if (solved.kind === 'FOUND' && model)
    return { kind: 'FOUND', seats: seatsOfCells(problem, model, solved.taken) };
  return { kind: 'IMPOSSIBLE', conflict: smallestConflict(problem, solver, patience) };
}

function isFeasible(problem: SeatingProblem, solver: Solver, patience: Patience): boolean | 'UNDECIDED' {
  const seconds = Math.min(MOST_SECONDS_A_TRY, patience());
  if (seconds <= 0) return 'UNDECIDED';
  const model = buildAssignmentModel(problem);
  if (!model) return false;
  const { kind } = solver.solve(model, 'ANY', seconds);
  return kind === 'UNDECIDED' ? kind : kind === 'FOUND';
}

type Demand = { ruleId: string } | { pinnedId: string };

/**
 * Of a problem without a plan: leaves out rules, many at a time and then fewer, as long as there is none. What then
 * stays is needed, each of it. Rules that nobody wrote go first, so that what is named is what the couple can change.
 */
function smallestConflict(problem: SeatingProblem, solver: Solver, patience: Patience): SeatingConflict {
  let isSmallest = true;
  const isConflict = (demands: readonly Demand[]) => {
    const answer = isFeasible(demandOnly(problem, demands), solver, patience);
    if (answer === 'UNDECIDED') isSmallest = false;
    return answer === false;
  };
  const all = allDemands(problem);
  // What a plain look finds is small already, and its sentence is better than ours.
  const plain = findContradictions(problem).find(
    ({ ruleIds, pinnedIds }) =>
      ruleIds.length + pinnedIds.length < all.length && isConflict(namedDemands(ruleIds, pinnedIds)),
  );
  let needed = plain ? namedDemands(plain.ruleIds, plain.pinnedIds) : all;
  for (let size = Math.ceil(needed.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let at = 0; at < needed.length; ) {
      const rest = needed.toSpliced(at, size);
      if (isConflict(rest)) needed = rest;
      else at += size;
    }
  return {
    ruleIds: needed.flatMap((demand) => ('ruleId' in demand ? [demand.ruleId] : [])),
    pinnedIds: needed.flatMap((demand) => ('pinnedId' in demand ? [demand.pinnedId] : [])),
    isSmallest,
  };
}

function namedDemands(ruleIds: readonly string[], pinnedIds: readonly string[]): Demand[] {
  return [...ruleIds.map((ruleId) => ({ ruleId })), ...pinnedIds.map((pinnedId) => ({ pinnedId }))];
}

function allDemands({ rules, pins }: SeatingProblem): Demand[] {
  const hard = rules.filter(({ strength }) => strength === 'HARD');
  const idsOf = (isOurs: boolean) =>
    hard.filter(({ source }) => (source === 'COUPLE') === isOurs).map(({ id }) => id);
  return [
    ...namedDemands(idsOf(false), []),
    ...namedDemands(
      idsOf(true),
      pins.map(({ personId }) => personId),
    ),
  ];
}

function demandOnly(problem: SeatingProblem, demands: readonly Demand[]): SeatingProblem {
  const ruleIds = new Set(demands.map((demand) => ('ruleId' in demand ? demand.ruleId : '')));
  const pinnedIds = new Set(demands.map((demand) => ('pinnedId' in demand ? demand.pinnedId : '')));
  const allowing = problem.rules.filter((rule): rule is RuleOf<'AT' | 'NOT_AT'> => rule.kind === 'AT');
  return {
    ...problem,
    // Who may sit with the vendors because of a rule or a pin still may without it: less to keep is never harder.
    present: [
      ...problem.present,
      ...problem.pins,
      ...allowing.flatMap(({ personIds, tableIds }) =>
        personIds.flatMap((personId) => tableIds.map((tableId) => ({ personId, tableId, seat: null }))),
      ),
    ],
    rules: problem.rules.filter(({ id }) => ruleIds.has(id)),
    pins: problem.pins.filter(({ personId }) => pinnedIds.has(personId)),
  };
}
