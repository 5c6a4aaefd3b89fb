import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { brokenRules } from '../../rules/solver/broken-rules.ts';
import { evaluatePlan } from '../../rules/solver/evaluate-plan.ts';
import { findContradictions } from '../../rules/solver/find-contradictions.ts';
import type { Seat, SeatingProblem } from '../../rules/solver/problem.ts';
import { makeWedding } from '../../testing/make-wedding.ts';
import { makeSmallProblem } from '../../testing/small-problems.ts';
import { fewestMoves, prove } from './prove.ts';
import { openSolver, type Solver } from './solve-model.ts';

const PATIENT = () => 60;
let solver: Solver;

beforeAll(async () => {
  solver = await openSolver();
});

/** What tables alone decide, of a handful of people. */
const small = (seed: number): SeatingProblem => {
  const made = makeSmallProblem(seed, { people: 5, tables: 3, rules: 7, pins: 2 });
  const rules = made.rules.filter(({ kind }) => kind !== 'NOT_NEXT_TO' && kind !== 'MIX' && kind !== 'SPLIT');
  const tables = made.tables.map((table) => ({ ...table, isForVendors: false }));
  return { ...made, tables, rules: rules.map((rule) => ({ ...rule, strength: 'HARD' })) };
};

/** The fewest who move in any plan that keeps every rule, by trying them all; undefined without one. */
function fewestByTrying(problem: SeatingProblem): number | undefined {
  const { people, tables, pins, present } = problem;
  let fewest: number | undefined;
  const tryFrom = (at: number, seats: Seat[]): void => {
    const person = people[at];
    if (!person) {
      if (brokenRules(problem, evaluatePlan(problem, seats)).length > 0) return;
      const moved = present.filter(
        ({ personId, tableId }) => seats.find((seat) => seat.personId === personId)?.tableId !== tableId,
      ).length;
      fewest = Math.min(fewest ?? moved, moved);
      return;
    }
    const pin = pins.find(({ personId }) => personId === person.id);
    for (const table of tables) {
      if (pin && pin.tableId !== table.id) continue;
      if (seats.filter(({ tableId }) => tableId === table.id).length === table.seats) continue;
      tryFrom(at + 1, [...seats, { personId: person.id, tableId: table.id, seat: null }]);
    }
  };
  tryFrom(0, []);
  return fewest;
}

const without = (problem: SeatingProblem, ruleIds: readonly string[], pinnedIds: readonly string[]) => ({
  ...problem,
  rules: problem.rules.filter(({ id }) => ruleIds.includes(id)),
  pins: problem.pins.filter(({ personId }) => pinnedIds.includes(personId)),
});

describe('against trying everything', { timeout: 60_000 }, () => {
  it('a plan is possible exactly when there is one, and as few move as can be', () => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const problem = small(seed);
      const fewest = fewestByTrying(problem);
      expect([seed, prove(problem, solver, PATIENT).kind]).toEqual([
        seed,
        fewest === undefined ? 'IMPOSSIBLE' : 'POSSIBLE',
      ]);
      const moves = fewestMoves(problem, solver, PATIENT);
      if (moves.kind !== 'FOUND') {
        expect(fewest).toBeUndefined();
        continue;
      }
      expect(brokenRules(problem, evaluatePlan(problem, moves.seats))).toEqual([]);
      const moved = problem.present.filter(
        ({ personId, tableId }) =>
          moves.seats.find((seat) => seat.personId === personId)?.tableId !== tableId,
      );
      expect([seed, moved.length]).toEqual([seed, fewest]);
    }
  });

  it('what is reported has no plan, and has one as soon as any of it is left out', () => {
    let conflicts = 0;
    for (let seed = 1; conflicts < 12; seed += 1) {
      const problem = small(seed);
      const proof = prove(problem, solver, PATIENT);
      if (proof.kind !== 'IMPOSSIBLE') continue;
      conflicts += 1;
      const { ruleIds, pinnedIds, isSmallest } = proof.conflict;
      expect(isSmallest).toBe(true);
      expect(fewestByTrying(without(problem, ruleIds, pinnedIds))).toBeUndefined();
      for (const [at] of ruleIds.entries())
        expect(fewestByTrying(without(problem, ruleIds.toSpliced(at, 1), pinnedIds))).toBeDefined();
      for (const [at] of pinnedIds.entries())
        expect(fewestByTrying(without(problem, ruleIds, pinnedIds.toSpliced(at, 1)))).toBeDefined();
    }
  });
});

it('what a plain look calls impossible is impossible', { timeout: 30_000 }, () => {
  let found = 0;
  fc.assert(
    fc.property(fc.nat(1_000_000), (seed) => {
      const problem = small(seed);
      for (const { ruleIds, pinnedIds, words } of findContradictions(problem)) {
        found += 1;
        expect(words).toMatch(/\.$/);
        expect(prove(without(problem, ruleIds, pinnedIds), solver, PATIENT).kind).toBe('IMPOSSIBLE');
      }
    }),
    { numRuns: 15 },
  );
  expect(found).toBeGreaterThan(3);
});

it('without any time nothing is decided', () => {
  expect(prove(makeWedding({ guests: 60, seed: 1 }), solver, () => 0)).toEqual({ kind: 'UNDECIDED' });
});
