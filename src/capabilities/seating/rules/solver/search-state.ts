import { unbalancedPeople } from './balance-groups.ts';
import { SCORE_POINTS } from './score-points.ts';
import type { SearchModel } from './search-model.ts';

const OUT = -1;
const at = (values: Int32Array, index: number) => values[index] as number;

/**
 * Who sits at which table, while the search tries things. A unit is taken out of its table or put at one, and either
 * says what that is worth; the sum of all that was ever said is the score, which a test holds against the slow one.
 */
export type SearchState = {
  readonly model: SearchModel;
  readonly tableOf: Int32Array;
  /** Chairs in use. */
  readonly used: Int32Array;
  /** Units at a table: the first `unitCount(table)` from `unitAt(table, 0)` on. */
  unitCount(table: number): number;
  unitAt(table: number, place: number): number;
  /** What a unit would bring to a table, with whom it may be thought away: one that is at this table, or −1. */
  gain(unit: number, table: number, away: number): number;
  /** What it is worth that a unit moves, and that another one moves to where it was, or −1. */
  worthOf(unit: number, to: number, partner: number): number;
  put(unit: number, table: number): void;
  take(unit: number): void;
};

export function createSearchState(model: SearchModel): SearchState {
  const { units, tables, sizes, company, placing, far, emptiness, stride, balances } = model;
  const count = units.length;
  const { starts: groups, sizes: groupSizes, knows } = model.lonely;
  const tableOf = new Int32Array(count).fill(OUT);
  const used = new Int32Array(tables + 1);
  const starts = new Int32Array(tables + 2);
  for (let table = 0; table <= tables; table += 1)
    starts[table + 1] =
      at(starts, table) + (table < tables ? Math.min(at(model.chairs, table), count) : count);
  const seated = new Int32Array(at(starts, tables + 1));
  const counts = new Int32Array(tables + 1);
  const placeOf = new Int32Array(count);
  /** How many those of each lonely group know at their table. */
  const known = new Int32Array(groupSizes.length);
  const isFarFree = Int32Array.from(far, (wishes) => Number(wishes.length === 0));
  const balanced = balances.map(({ groups: kinds }) => new Int32Array((tables + 1) * kinds));

  function knownAt(group: number, table: number, away: number): number {
    let sum = away < 0 ? 0 : -at(knows, group * count + away);
    for (let place = at(starts, table), end = place + at(counts, table); place < end; place += 1)
      sum += at(knows, group * count + at(seated, place));
    return sum;
  }

  /** What one more at the table is to those of another unit who know nobody there. */
  function relief(unit: number, other: number, away: number): number {
    let points = 0;
    for (let group = at(groups, other), last = at(groups, other + 1); group < last; group += 1) {
      const others = away < 0 ? 0 : at(knows, group * count + away);
      if (at(knows, group * count + unit) > 0 && at(known, group) === others)
        points -= SCORE_POINTS.nobodyKnown * at(groupSizes, group);
    }
    return points;
  }

  function companyGain(unit: number, table: number, away: number): number {
    let points = 0;
    const row = unit * count;
    for (let place = at(starts, table), end = place + at(counts, table); place < end; place += 1) {
      const other = at(seated, place);
      if (other !== away) points += at(company, row + other) + relief(unit, other, away);
    }
    for (let group = at(groups, unit), last = at(groups, unit + 1); group < last; group += 1)
      if (knownAt(group, table, away) === 0) points += SCORE_POINTS.nobodyKnown * at(groupSizes, group);
    return points;
  }

  function farGain(unit: number, table: number): number {
    let points = 0;
    for (const wish of far[unit] as SearchModel['far'][number]) {
      const other = at(tableOf, wish.other);
      if (other !== OUT && at(wish.kept, table * (tables + 1) + other) === 1) points += wish.points;
    }
    return points;
  }

  /** How far from its balance a table is, with a unit that is not there and without one that is; −1 for neither. */
  function imbalance(rule: number, table: number, unit: number, away: number): number {
    const { groups: kinds, members, kind } = balances[rule] as (typeof balances)[number];
    const people = balanced[rule] as Int32Array;
    let all = 0;
    let most = 0;
    for (let group = 0; group < kinds; group += 1) {
      let there = at(people, table * kinds + group);
      if (unit >= 0) there += at(members, unit * kinds + group);
      if (away >= 0) there -= at(members, away * kinds + group);
      all += there;
      if (there > most) most = there;
    }
    return unbalancedPeople(kind, { all, most, groups: kinds });
  }

  function balanceGain(unit: number, table: number, away: number): number {
    let points = 0;
    for (let rule = 0; rule < balances.length; rule += 1) {
      const each = (balances[rule] as (typeof balances)[number]).points;
      points += each * (imbalance(rule, table, unit, away) - imbalance(rule, table, -1, away));
    }
    return points;
  }

  function gain(unit: number, table: number, away: number): number {
    const points = at(placing, unit * (tables + 1) + table);
    if (table === tables) return points;
    const people = at(used, table) - (away < 0 ? 0 : at(sizes, away));
    const row = table * stride;
    return (
      points +
      at(emptiness, row + people + at(sizes, unit)) -
      at(emptiness, row + people) +
      companyGain(unit, table, away) +
      (isFarFree[unit] === 1 ? 0 : farGain(unit, table)) +
      (balances.length > 0 ? balanceGain(unit, table, away) : 0)
    );
  }

  function worthOf(unit: number, to: number, partner: number): number {
    const from = at(tableOf, unit);
    const before = gain(unit, from, unit);
    if (partner < 0) return gain(unit, to, -1) - before;
    // One after the other, and only on paper: out with both, in with both.
    tableOf[unit] = OUT;
    const partnerBefore = gain(partner, to, partner);
    tableOf[partner] = OUT;
    const after = gain(unit, to, partner);
    tableOf[unit] = to;
    const partnerAfter = gain(partner, from, unit);
    tableOf[unit] = from;
    tableOf[partner] = to;
    return after + partnerAfter - before - partnerBefore;
  }

  /** Tells the others at the table that a unit came (1) or went (−1). */
  function tell(unit: number, table: number, change: 1 | -1): void {
    used[table] = at(used, table) + change * at(sizes, unit);
    if (table === tables) return;
    for (let place = at(starts, table), end = place + at(counts, table); place < end; place += 1) {
      const other = at(seated, place);
      for (let group = at(groups, other), last = at(groups, other + 1); group < last; group += 1)
        known[group] = at(known, group) + change * at(knows, group * count + unit);
    }
    if (balances.length > 0) tellBalances(unit, table, change);
  }

  function tellBalances(unit: number, table: number, change: 1 | -1): void {
    for (let rule = 0; rule < balances.length; rule += 1) {
      const { groups: kinds, members } = balances[rule] as (typeof balances)[number];
      const people = balanced[rule] as Int32Array;
      for (let kind = 0; kind < kinds; kind += 1)
        people[table * kinds + kind] =
          at(people, table * kinds + kind) + change * at(members, unit * kinds + kind);
    }
  }

  function put(unit: number, table: number): void {
    for (let group = at(groups, unit), last = at(groups, unit + 1); group < last; group += 1)
      known[group] = table === tables ? 0 : knownAt(group, table, -1);
    tell(unit, table, 1);
    const place = at(starts, table) + at(counts, table);
    seated[place] = unit;
    placeOf[unit] = place;
    counts[table] = at(counts, table) + 1;
    tableOf[unit] = table;
  }

  function take(unit: number): void {
    const table = at(tableOf, unit);
    const last = at(starts, table) + at(counts, table) - 1;
    const moved = at(seated, last);
    seated[at(placeOf, unit)] = moved;
    placeOf[moved] = at(placeOf, unit);
    counts[table] = at(counts, table) - 1;
    tableOf[unit] = OUT;
    tell(unit, table, -1);
  }

  return {
    model,
    tableOf,
    used,
    unitCount: (table) => at(counts, table),
    unitAt: (table, place) => at(seated, at(starts, table) + place),
    gain,
    worthOf,
    put,
    take,
  };
}
