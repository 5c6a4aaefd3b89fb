import { type Anneal, createAnneal } from './anneal.ts';
import { buildSearchModel } from './build-search-model.ts';
import { describePlan } from './describe-plan.ts';
import type { SearchMode, Seat, SeatingPlan, SeatingProblem } from './problem.ts';
import type { SearchModel, SearchUnit } from './search-model.ts';
import { searchRandom } from './search-random.ts';
import { findUnits, splitHomeless } from './seating-units.ts';

export type SearchOptions = {
  mode: SearchMode;
  seed: number;
  /** How often from the start, and how many steps each time; both follow from the size of the wedding. */
  runs?: number;
  steps?: number;
};

/** `done` goes from 0 to 1. */
export type SearchProgress = { done: number; score: number; isDone: boolean };

/** A search that works in pieces, so that a worker can report in between, and end it whenever it likes. */
export type SeatingSearch = {
  advance(steps: number): SearchProgress;
  /** The best so far; there is one from the first moment on. */
  plan(): SeatingPlan;
};

const STEPS_PER_UNIT = 4_000;
const FEWEST_STEPS = 200_000;
const MOST_STEPS = 1_200_000;
/** Small weddings are quick, and a single run misses their best plan now and then. */
const SMALL_WEDDING = 60;
const RUNS = { small: 8, large: 4 };
/** From a plan that is there, a third and a fourth walk found nothing better, in twelve cases of 150 and 300 guests with three seeds each. */
const REPAIR_RUNS = 2;
/** A walk that only finds chairs for those who were left over starts from a good plan. */
const SHORTER = 4;

type Found = { score: number; units: readonly SearchUnit[]; tableOf: Int32Array };

export function createSeatingSearch(problem: SeatingProblem, options: SearchOptions): SeatingSearch {
  const { mode, seed } = options;
  const units = findUnits(problem, mode);
  const model = buildSearchModel(problem, mode, units);
  const runs = options.runs ?? usualRuns(problem, mode);
  const steps = options.steps ?? Math.min(MOST_STEPS, Math.max(FEWEST_STEPS, units.length * STEPS_PER_UNIT));
  const start = startOf(problem, mode, units);
  let run = 0;
  let random = searchRandom(seed, run);
  let walk = createAnneal(model, start, steps, random);
  let walked: SearchModel = model;
  let best: Found = { score: walk.bestScore, units, tableOf: Int32Array.from(walk.best) };

  function keepBest(anneal: Anneal): void {
    if (anneal.bestScore <= best.score) return;
    best = { score: anneal.bestScore, units: walked.units, tableOf: Int32Array.from(anneal.best) };
  }

  /** Those without a table in smaller pieces, else the next run; false after the last. */
  function goOn(): boolean {
    const smaller = splitHomeless(problem, walked.units, walk.best);
    if (smaller) {
      const tableOfPerson = new Map(
        walked.units.flatMap(({ people }, at) => people.map((person) => [person, walk.best[at]])),
      );
      const from = Int32Array.from(smaller, ({ people }) => {
        const table = tableOfPerson.get(people[0] ?? -1) ?? -1;
        return table === problem.tables.length ? -1 : table;
      });
      walked = buildSearchModel(problem, mode, smaller);
      walk = createAnneal(walked, from, Math.ceil(steps / SHORTER), random);
      return true;
    }
    run += 1;
    if (run >= runs) return false;
    random = searchRandom(seed, run);
    walked = model;
    walk = createAnneal(model, start, steps, random);
    return true;
  }

  return {
    advance(more) {
      for (let left = more; left > 0 && run < runs; ) {
        const before = walk.done;
        walk.advance(left);
        left -= walk.done - before;
        keepBest(walk);
        if (walk.done === walk.steps && !goOn()) break;
        keepBest(walk);
      }
      const part = walk.steps === 0 ? 1 : walk.done / walk.steps;
      const done = run >= runs ? 1 : (run + part) / runs;
      return { done, score: best.score, isDone: run >= runs };
    },
    plan: () => describePlan(problem, { mode, seed }, seatsOf(problem, best)),
  };
}

function usualRuns({ people }: SeatingProblem, mode: SearchMode): number {
  if (people.length <= SMALL_WEDDING) return RUNS.small;
  return mode === 'REPAIR' ? REPAIR_RUNS : RUNS.large;
}

/** All of it at once. */
export function searchSeats(problem: SeatingProblem, options: SearchOptions): SeatingPlan {
  const search = createSeatingSearch(problem, options);
  while (!search.advance(Number.MAX_SAFE_INTEGER).isDone);
  return search.plan();
}

/** Where a plan is there already, units begin at the table where most of them sit. */
function startOf(problem: SeatingProblem, mode: SearchMode, units: readonly SearchUnit[]): Int32Array {
  const tablePlaces = new Map(problem.tables.map(({ id }, place) => [id, place]));
  const before = new Map(
    problem.present.map(({ personId, tableId }) => [personId, tablePlaces.get(tableId) ?? -1]),
  );
  return Int32Array.from(units, ({ people, fixedAt }) => {
    if (fixedAt !== null) return fixedAt;
    if (mode === 'FILL') return -1;
    const tables = people.map((person) => before.get(problem.people[person]?.id ?? '') ?? -1);
    const sitting = (table: number) => tables.filter((other) => other === table).length;
    return tables.reduce((most, table) => (sitting(table) > sitting(most) ? table : most), tables[0] ?? -1);
  });
}

function seatsOf(problem: SeatingProblem, { units, tableOf }: Found): Seat[] {
  return units.flatMap(({ people }, at) => {
    const table = problem.tables[tableOf[at] ?? -1];
    if (!table) return [];
    return people.map((person) => ({
      personId: problem.people[person]?.id ?? '',
      tableId: table.id,
      seat: null,
    }));
  });
}
