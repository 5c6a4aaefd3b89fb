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

/** A search’s tables under a test that moves units about and can count slowly. */
function openTrial(seed: number, mode: SearchMode) {
  const problem = makeSmallProblem(seed, { people: 14, tables: 5, rules: 14, pins: 1 });
  const model = buildSearchModel(problem, mode, findUnits(problem, mode));
  const state = createSearchState(model);
  const seatsOf = (unit: number): Seat[] => {
    const table = problem.tables[state.tableOf[unit] ?? -1];
    const people = table ? (model.units[unit]?.people ?? []) : [];
    return people.map((at) => ({
      personId: problem.people[at]?.id ?? '',
      tableId: table?.id ?? '',
      seat: null,
    }));
  };
  return {
    model,
    state,
    units: [...model.units.keys()],
    fits: (unit: number, table: number) =>
      (state.used[table] ?? 0) + (model.sizes[unit] ?? 0) <= (model.chairs[table] ?? 0),
    put(unit: number, table: number): number {
      const points = state.gain(unit, table, -1);
      state.put(unit, table);
      return points;
    },
    take(unit: number): number {
      const table = state.tableOf[unit] ?? 0;
      state.take(unit);
      return state.gain(unit, table, -1);
    },
    slowScore: () => scoreOf(evaluatePlan(problem, [...model.units.keys()].flatMap(seatsOf), mode)),
  };
}

type Trial = ReturnType<typeof openTrial>;

const placeIn = ({ model, fits }: Trial, unit: number, table: number) =>
  fits(unit, table) ? table : model.tables;

/** What would come of a change of places, without doing it and then in earnest. */
function compareSwap(trial: Trial, unit: number, partner: number): void {
  const { state, model, fits, put, take } = trial;
  const [from, to] = [state.tableOf[unit] ?? 0, state.tableOf[partner] ?? 0];
  if (from === to || from === model.tables || to === model.tables) return;
  if (fits(unit, to)) {
    const alone = state.worthOf(unit, to, -1);
    const before = take(unit);
    expect(state.gain(unit, to, -1) - before).toBe(alone);
    state.put(unit, from);
  }
  const promised = state.worthOf(unit, to, partner);
  const before = take(unit) + take(partner);
  if (fits(unit, to) && fits(partner, from)) {
    expect(put(unit, to) + put(partner, from) - before).toBe(promised);
    for (const one of [unit, partner]) state.take(one);
  }
  state.put(unit, from);
  state.put(partner, to);
}

it('what moves say they are worth adds up to the slow score, whatever is moved in whatever order', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.constantFrom(...MODES), (seed, mode) => {
      const trial = openTrial(seed, mode);
      const random = searchRandom(seed, 0);
      const anyUnit = () => random.below(trial.units.length);
      const anyTable = () => random.below(trial.model.tables + 1);
      let score = trial.model.base;
      for (const unit of trial.units) score += trial.put(unit, placeIn(trial, unit, anyTable()));
      expect(score).toBe(trial.slowScore());
      for (let step = 0; step < 12; step += 1) {
        const out = [...new Set([anyUnit(), anyUnit(), anyUnit()])];
        for (const unit of out) score -= trial.take(unit);
        for (const unit of out) score += trial.put(unit, placeIn(trial, unit, anyTable()));
        expect(score).toBe(trial.slowScore());
        compareSwap(trial, out[0] ?? 0, out[1] ?? 0);
      }
    }),
    { numRuns: 200 },
  );
});
