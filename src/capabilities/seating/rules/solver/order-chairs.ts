import { type ChairTable, improveChairs } from './improve-chairs.ts';
import { isPairRule } from './judge-rule.ts';
import { neighboringChairs } from './neighboring-chairs.ts';
import type { PlannedSeat, SearchMode, Seat, SeatingProblem, SeatingTable } from './problem.ts';
import { pairsOf, rulePeople } from './rule-pairs.ts';
import { rulePoints } from './score-points.ts';
import { companyOfTags } from './seating-company.ts';

/** Rules about neighbors before all, then the chairs people had, then households side by side, then who knows whom. */
const WEIGHT = { rule: 100, kept: 300, household: 20, company: 1 };

/** Gives everybody at a table a chair of it. Who is pinned to a chair keeps it, and where seats are only filled who had one. */
export function orderChairs(
  problem: SeatingProblem,
  mode: SearchMode,
  seats: readonly Seat[],
): PlannedSeat[] {
  const byTable = Map.groupBy(seats, ({ tableId }) => tableId);
  const wishes = findNeighborWishes(problem);
  return problem.tables.flatMap((table) => {
    const there = new Set((byTable.get(table.id) ?? []).map(({ personId }) => personId));
    const people = problem.people.flatMap(({ id }, place) => (there.has(id) ? [place] : []));
    const chairs = improveChairs(chairTableOf(problem, mode, table, people, wishes));
    return people.map((person, at) => ({
      personId: problem.people[person]?.id ?? '',
      tableId: table.id,
      seat: (chairs[at] ?? 0) + 1,
    }));
  });
}

/** 'a b', the smaller first, and what it is worth that they sit side by side. */
function findNeighborWishes(problem: SeatingProblem): Map<string, number> {
  const places = new Map(problem.people.map(({ id }, place) => [id, place]));
  const wishes = new Map<string, number>();
  for (const rule of problem.rules) {
    if (!isPairRule(rule) || (rule.kind !== 'NEXT_TO' && rule.kind !== 'NOT_NEXT_TO')) continue;
    const { missed } = rulePoints(rule.kind, rule.strength);
    for (const [one, other] of pairsOf(rule.kind, rulePeople(rule, places))) {
      const key = `${Math.min(one, other)} ${Math.max(one, other)}`;
      wishes.set(key, (wishes.get(key) ?? 0) + (rule.kind === 'NEXT_TO' ? -missed : missed));
    }
  }
  return wishes;
}

function chairTableOf(
  problem: SeatingProblem,
  mode: SearchMode,
  table: SeatingTable,
  people: readonly number[],
  wishes: ReadonlyMap<string, number>,
): ChairTable {
  /** Here chairs count from 0. */
  const had = (seats: readonly Seat[], person: number) => {
    const id = problem.people[person]?.id;
    const seat = seats.find(({ personId, tableId }) => personId === id && tableId === table.id)?.seat;
    return seat == null ? null : seat - 1;
  };
  const isFree = (chair: number | null, taken: readonly (number | null)[]) =>
    chair !== null && chair >= 0 && chair < table.seats && !taken.includes(chair);
  const fixed: (number | null)[] = people.map(() => null);
  for (const seats of mode === 'FILL' ? [problem.pins, problem.present] : [problem.pins])
    for (const [at, person] of people.entries()) {
      const chair = had(seats, person);
      if (fixed[at] === null && isFree(chair, fixed)) fixed[at] = chair;
    }
  return {
    chairs: table.seats,
    beside: Array.from({ length: table.seats }, (_, chair) =>
      neighboringChairs(table, chair + 1).map((other) => other - 1),
    ),
    fixed,
    had: people.map((person) => had(problem.present, person)),
    keeping: WEIGHT.kept,
    ruled: people.map((one) =>
      people.some((other) => wishes.has(`${Math.min(one, other)} ${Math.max(one, other)}`)),
    ),
    worth: people.map((one) =>
      people.map((other) => {
        if (one === other) return 0;
        const [a, b] = [problem.people[one], problem.people[other]];
        const wish = wishes.get(`${Math.min(one, other)} ${Math.max(one, other)}`) ?? 0;
        if (!a || !b) return 0;
        const household = a.householdId === b.householdId ? WEIGHT.household : 0;
        return wish * WEIGHT.rule + household + companyOfTags(a, b) * WEIGHT.company;
      }),
    ),
  };
}
