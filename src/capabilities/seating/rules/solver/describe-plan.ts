import { brokenRules } from './broken-rules.ts';
import { evaluatePlan } from './evaluate-plan.ts';
import { orderChairs } from './order-chairs.ts';
import type { SearchMode, Seat, SeatingPlan, SeatingProblem } from './problem.ts';
import { scoreOf } from './score-term.ts';

/** A whole plan of who sits at which table: the chairs, the score by the slow count, and what it breaks. */
export function describePlan(
  problem: SeatingProblem,
  { mode, seed }: { mode: SearchMode; seed: number },
  tables: readonly Seat[],
): SeatingPlan {
  const seats = orderChairs(problem, mode, tables);
  const terms = evaluatePlan(problem, seats, mode);
  const tableOf = new Map(seats.map(({ personId, tableId }) => [personId, tableId]));
  const ids = new Set(problem.people.map(({ id }) => id));
  return {
    mode,
    seed,
    seats,
    unseatedIds: problem.people.flatMap(({ id }) => (tableOf.has(id) ? [] : [id])),
    score: scoreOf(terms),
    broken: brokenRules(problem, terms),
    movedIds: problem.present
      .filter(({ personId, tableId }) => ids.has(personId) && tableOf.get(personId) !== tableId)
      .map(({ personId }) => personId),
  };
}
