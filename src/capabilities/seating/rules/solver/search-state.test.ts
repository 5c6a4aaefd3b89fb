import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeSmallProblem } from '../../testing/small-problems.ts';
import { buildSearchModel } from './build-search-model.ts';
import { evaluatePlan } from './evaluate-plan.ts';
import type { SearchMode, Seat } from './problem.ts';
import { scoreOf } from './score-term.ts';
import { searchRandom } from './search-random.ts';
import { createSearchState } from './search-state.ts';
import { findUnits } from './seating-units.ts';

const MODES: readonly SearchMode[] = ['FILL', 'IMPROVE', 'REPAIR'];

it('what moves say they are worth adds up to the slow score, whatever is moved in whatever order', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.constantFrom(...MODES), (seed, mode) => {
      const problem = makeSmallProblem(seed, { people: 14, tables: 5, rules: 14, pins: 1 });
      const model = buildSearchModel(problem, mode, findUnits(problem, mode));
      const state = createSearchState(model);
      const random = searchRandom(seed, 0);
      const all = [...model.units.keys()];
      const fits = (unit: number, table: number) =>
        (state.used[table] ?? 0) + (model.sizes[unit] ?? 0) <= (model.chairs[table] ?? 0);
      let score = model.base;
      const move = (unit: number, table: number) => {
        const to = fits(unit, table) ? table : model.tables;
        score += state.gain(unit, to);
        state.put(unit, to);
      };
      const slow = () => {
        const seats = all.flatMap((unit): Seat[] => {
          const table = problem.tables[state.tableOf[unit] ?? -1];
          if (!table) return [];
          const people = model.units[unit]?.people ?? [];
          return people.map((at) => ({
            personId: problem.people[at]?.id ?? '',
            tableId: table.id,
            seat: null,
          }));
        });
        return scoreOf(evaluatePlan(problem, seats, mode));
      };
      for (const unit of all) move(unit, random.below(model.tables + 1));
      expect(score).toBe(slow());
      for (let step = 0; step < 12; step += 1) {
        const out = [
          ...new Set([random.below(all.length), random.below(all.length), random.below(all.length)]),
        ];
        for (const unit of out) {
          const from = state.tableOf[unit] ?? -1;
          state.take(unit);
          score -= state.gain(unit, from);
        }
        for (const unit of out) move(unit, random.below(model.tables + 1));
        expect(score).toBe(slow());
      }
    }),
    { numRuns: 300 },
  );
});
