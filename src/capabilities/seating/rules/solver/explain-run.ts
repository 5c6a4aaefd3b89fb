import { brokenRules } from './broken-rules.ts';
import { evaluatePlan } from './evaluate-plan.ts';
import type { BrokenRule, Seat, SeatingProblem } from './problem.ts';
import { scoreOf } from './score-term.ts';

/** One person at another table, after which a rule is kept; `points` is what the score then changes by. */
export type RuleRepair = { ruleId: string; personId: string; tableId: string; points: number };

export type RunExplanation = {
  keptIds: readonly string[];
  broken: readonly BrokenRule[];
  /** The cheapest, for those broken rules that one move can mend. */
  repairs: readonly RuleRepair[];
};

/** Each takes a whole count for every person and table that could help. */
const MOST_REPAIRS = 5;

export function explainRun(problem: SeatingProblem, seats: readonly Seat[]): RunExplanation {
  const terms = evaluatePlan(problem, seats);
  const broken = brokenRules(problem, terms);
  const score = scoreOf(terms);
  const brokenIds = new Set(broken.map(({ ruleId }) => ruleId));
  return {
    keptIds: problem.rules.filter(({ id }) => !brokenIds.has(id)).map(({ id }) => id),
    broken,
    repairs: broken
      .toSorted((one, other) => one.points - other.points)
      .slice(0, MOST_REPAIRS)
      .flatMap((rule) => cheapestRepair(problem, seats, score, rule) ?? []),
  };
}

function cheapestRepair(
  problem: SeatingProblem,
  seats: readonly Seat[],
  score: number,
  { ruleId, personIds }: BrokenRule,
): RuleRepair | undefined {
  const pinned = new Set(problem.pins.map(({ personId }) => personId));
  let best: RuleRepair | undefined;
  for (const personId of personIds.filter((id) => !pinned.has(id))) {
    const rest = seats.filter((seat) => seat.personId !== personId);
    const from = seats.find((seat) => seat.personId === personId)?.tableId;
    for (const { id: tableId, seats: chairs, isForVendors } of problem.tables) {
      const isFull = rest.filter((seat) => seat.tableId === tableId).length >= chairs;
      if (tableId === from || isFull || isForVendors) continue;
      const terms = evaluatePlan(problem, [...rest, { personId, tableId, seat: null }]);
      const points = scoreOf(terms) - score;
      const isMended = !terms.some((term) => term.ruleId === ruleId && term.isBroken);
      if (isMended && points > (best?.points ?? Number.NEGATIVE_INFINITY))
        best = { ruleId, personId, tableId, points };
    }
  }
  return best;
}
