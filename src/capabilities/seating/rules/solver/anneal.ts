import { isTaken, levelOf } from './cooling.ts';
import type { SearchModel } from './search-model.ts';
import type { SearchRandom } from './search-random.ts';
import { createSearchState, type SearchState } from './search-state.ts';

/** Of a hundred moves: to a friend’s table; the others are to any table, or change two places. */
const DIRECTED = 80;
const ANYWHERE = 90;
/** How many units at most make room for one. */
const MOST_SENT_BACK = 3;

const at = (values: Int32Array, index: number) => values[index] as number;

/** One walk from a first plan to a good one, in as many pieces as its caller likes. */
export type Anneal = {
  readonly steps: number;
  readonly done: number;
  readonly bestScore: number;
  /** A table for each unit of the model; the last one is nobody’s. */
  readonly best: Int32Array;
  advance(steps: number): void;
};

/** `start` has a table for the units that begin at one, −1 for those who look for one. */
export function createAnneal(
  model: SearchModel,
  start: Int32Array,
  steps: number,
  random: SearchRandom,
): Anneal {
  const state = createSearchState(model);
  const movable = model.units.flatMap(({ fixedAt }, unit) => (fixedAt === null ? [unit] : []));
  let score = placeFirst(state, start, random);
  let bestScore = score;
  const best = Int32Array.from(state.tableOf);
  let done = 0;
  const isFixed = Int32Array.from(model.units, ({ fixedAt }) => Number(fixedAt !== null));
  const sentBack: number[] = [];
  const length = movable.length === 0 ? 0 : steps;

  /** Who has to change places with the unit that moves; −1 for nobody. */
  let partner = -1;

  function chooseTable(unit: number, kind: number): number {
    partner = -1;
    const friends = model.friends[unit] as Int32Array;
    if (kind < DIRECTED && friends.length > 0)
      return at(state.tableOf, at(friends, random.below(friends.length)));
    if (kind < ANYWHERE) return random.below(model.tables);
    partner = movable[random.below(movable.length)] as number;
    return at(state.tableOf, partner);
  }

  const fits = (unit: number, table: number, instead: number) =>
    at(state.used, table) + at(model.sizes, unit) - (instead < 0 ? 0 : at(model.sizes, instead)) <=
    at(model.chairs, table);

  function keep(points: number): void {
    score += points;
    if (score <= bestScore) return;
    bestScore = score;
    best.set(state.tableOf);
  }

  function move(unit: number, to: number): void {
    state.take(unit);
    state.put(unit, to);
  }

  function step(level: number): void {
    const unit = movable[random.below(movable.length)] as number;
    const from = at(state.tableOf, unit);
    const to = chooseTable(unit, random.below(100));
    if (to === from || to === model.tables) return;
    if (partner < 0 && !fits(unit, to, -1)) {
      const count = state.unitCount(to);
      partner = count === 0 ? unit : state.unitAt(to, random.below(count));
      if (partner === unit || isFixed[partner] === 1) return;
      if (!fits(unit, to, partner)) {
        sendBackSeveral(unit, from, to, level);
        return;
      }
    }
    changePlaces(unit, from, to, level);
  }

  function changePlaces(unit: number, from: number, to: number, level: number): void {
    if (partner >= 0 && !(fits(unit, to, partner) && fits(partner, from, unit))) return;
    const points = state.worthOf(unit, to, partner);
    if (!isTaken(points, level, random.bits())) return;
    state.take(unit);
    if (partner >= 0) move(partner, from);
    state.put(unit, to);
    keep(points);
  }

  /** For a big unit: so many of a table go where it comes from that it has room. Tried in earnest, and taken back. */
  function sendBackSeveral(unit: number, from: number, to: number, level: number): void {
    state.take(unit);
    let points = -state.gain(unit, from, -1);
    sentBack.length = 0;
    let isPossible = true;
    while (isPossible && !fits(unit, to, -1)) {
      const other = state.unitAt(to, random.below(Math.max(1, state.unitCount(to))));
      isPossible =
        state.unitCount(to) > 0 &&
        sentBack.length < MOST_SENT_BACK &&
        isFixed[other] === 0 &&
        fits(other, from, -1);
      if (!isPossible) break;
      state.take(other);
      points -= state.gain(other, to, -1);
      points += state.gain(other, from, -1);
      state.put(other, from);
      sentBack.push(other);
    }
    if (isPossible) points += state.gain(unit, to, -1);
    if (isPossible && isTaken(points, level, random.bits())) {
      state.put(unit, to);
      keep(points);
      return;
    }
    for (const other of sentBack) move(other, to);
    state.put(unit, from);
  }

  return {
    steps: length,
    best,
    get done() {
      return done;
    },
    get bestScore() {
      return bestScore;
    },
    advance(more) {
      for (const end = Math.min(length, done + more); done < end; done += 1) step(levelOf(done, length));
    },
  };
}

/** Seats those who begin somewhere, then the others, the biggest first, each where they bring the most. */
function placeFirst(state: SearchState, start: Int32Array, random: SearchRandom): number {
  const { model } = state;
  const order = Array.from(model.units, (_, unit) => ({ unit, chance: random.bits() }));
  /** Who may not move, who has a table already, who looks for one. */
  const turn = (unit: number) => (model.units[unit]?.fixedAt !== null ? 0 : at(start, unit) < 0 ? 2 : 1);
  order.sort(
    (one, other) =>
      turn(one.unit) - turn(other.unit) ||
      at(model.sizes, other.unit) - at(model.sizes, one.unit) ||
      one.chance - other.chance ||
      one.unit - other.unit,
  );
  let score = model.base;
  for (const { unit } of order) {
    const table = bestTable(state, unit, at(start, unit));
    score += state.gain(unit, table, -1);
    state.put(unit, table);
  }
  return score;
}

function bestTable(state: SearchState, unit: number, start: number): number {
  const { chairs, sizes, tables } = state.model;
  const hasRoom = (table: number) => at(state.used, table) + at(sizes, unit) <= at(chairs, table);
  if (start >= 0 && hasRoom(start)) return start;
  let best = tables;
  if (state.model.units[unit]?.fixedAt !== null) return best;
  let most = state.gain(unit, tables, -1);
  for (let table = 0; table < tables; table += 1) {
    if (!hasRoom(table)) continue;
    const points = state.gain(unit, table, -1);
    if (points > most) [best, most] = [table, points];
  }
  return best;
}
