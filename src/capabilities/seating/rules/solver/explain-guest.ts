import { evaluatePlan } from './evaluate-plan.ts';
import type { Seat, SeatingProblem } from './problem.ts';
import { type ScoreTerm, scoreOf } from './score-term.ts';

/** Why it is good, or bad, that somebody sits where they sit. */
export type SeatReason = {
  kind: ScoreTerm['kind'];
  ruleId: string | null;
  /** With whom, or whose; without the guest. */
  personIds: readonly string[];
  points: number;
  /** A hard rule. */
  isMust: boolean;
};

export type OtherTable = { tableId: string; points: number };

export type GuestExplanation = {
  /** All of it adds up to `points`: what the score would lose if the guest were not here. */
  reasons: readonly SeatReason[];
  points: number;
  /** The three reasons that hold the guest most. */
  holding: readonly SeatReason[];
  /** The three tables with a free chair that come next, and what the move would change of the score. */
  others: readonly OtherTable[];
};

const MOST_NAMED = 3;

export function explainGuest(
  problem: SeatingProblem,
  seats: readonly Seat[],
  personId: string,
): GuestExplanation | undefined {
  const own = seats.find((seat) => seat.personId === personId);
  if (!own) return undefined;
  const rest = seats.filter((seat) => seat !== own);
  const evaluate = (plan: readonly Seat[]) =>
    evaluatePlan(problem, plan).filter(({ kind }) => kind !== 'UNSEATED');
  const now = evaluate(seats);
  const reasons = reasonsOf(problem, personId, now, evaluate(rest));
  const others = problem.tables
    .filter((table) => table.id !== own.tableId && !table.isForVendors && hasChair(table, rest))
    .map(({ id }): OtherTable => {
      const there = evaluate([...rest, { personId, tableId: id, seat: null }]);
      return { tableId: id, points: scoreOf(there) - scoreOf(now) };
    });
  const best = <Item extends { points: number }>(items: readonly Item[]) =>
    items.toSorted((one, other) => other.points - one.points).slice(0, MOST_NAMED);
  return {
    reasons,
    points: reasons.reduce((sum, { points }) => sum + points, 0),
    holding: best(reasons.filter(({ points }) => points > 0)),
    others: best(others),
  };
}

function hasChair({ id, seats }: { id: string; seats: number }, taken: readonly Seat[]): boolean {
  return taken.filter(({ tableId }) => tableId === id).length < seats;
}

/** What the lines of two scores differ by, the same kind of line or the same rule together. */
function reasonsOf(
  { rules }: SeatingProblem,
  personId: string,
  now: readonly ScoreTerm[],
  without: readonly ScoreTerm[],
): SeatReason[] {
  const hard = new Set(rules.filter(({ strength }) => strength === 'HARD').map(({ id }) => id));
  const changes = new Map<string, { term: ScoreTerm; points: number; personIds: Set<string> }>();
  const count = (terms: readonly ScoreTerm[], sign: 1 | -1) => {
    for (const term of terms) {
      const key = term.ruleId ?? `${term.kind} ${term.kind === 'COMPANY' ? '' : term.personIds.join(' ')}`;
      const change = changes.get(key) ?? { term, points: 0, personIds: new Set() };
      change.points += sign * term.points;
      if (sign === 1 && term.personIds.includes(personId))
        for (const id of term.personIds) if (id !== personId) change.personIds.add(id);
      changes.set(key, change);
    }
  };
  count(now, 1);
  count(without, -1);
  return [...changes.values()]
    .filter(({ points }) => points !== 0)
    .map(({ term, points, personIds }) => ({
      kind: term.kind,
      ruleId: term.ruleId,
      personIds: [...personIds],
      points,
      isMust: term.ruleId !== null && hard.has(term.ruleId),
    }));
}
