import { mayBeAtVendorTable } from './evaluate-plan.ts';
import {
  isPairKept,
  isPairRule,
  isPlaceKept,
  isPlaceRule,
  type PairRule,
  type PlaceRule,
} from './judge-rule.ts';
import { type MeasuredRoom, measureRoom } from './measure-room.ts';
import type { SearchMode, SeatingProblem } from './problem.ts';
import { pairsOf, rulePeople } from './rule-pairs.ts';
import { rulePoints, SCORE_POINTS } from './score-points.ts';
import type { FarWish, SearchModel, SearchUnit } from './search-model.ts';
import { companyOfTags } from './seating-company.ts';

type Draft = {
  problem: SeatingProblem;
  mode: SearchMode;
  units: readonly SearchUnit[];
  unitOf: Int32Array;
  room: MeasuredRoom;
  places: ReadonlyMap<string, number>;
  base: number;
  company: Int32Array;
  placing: Int32Array;
  far: FarWish[][];
};

const at = (values: Int32Array, index: number) => values[index] as number;

/** What units bring to tables and to each other: company and rules. */
export function weighWishes(
  problem: SeatingProblem,
  mode: SearchMode,
  units: readonly SearchUnit[],
  unitOf: Int32Array,
): Pick<SearchModel, 'base' | 'company' | 'placing' | 'far'> {
  const draft: Draft = {
    problem,
    mode,
    units,
    unitOf,
    room: measureRoom(problem.tables, problem.fixtures),
    places: new Map(problem.people.map(({ id }, place) => [id, place])),
    base: 0,
    company: new Int32Array(units.length ** 2),
    placing: new Int32Array(units.length * (problem.tables.length + 1)),
    far: units.map(() => []),
  };
  addCompany(draft);
  addPlacing(draft);
  for (const rule of problem.rules) {
    if (isPairRule(rule)) addPairRule(draft, rule);
    if (isPlaceRule(rule)) addPlaceRule(draft, rule);
  }
  return draft;
}

/** Points whenever these two share a real table. */
function addTogether(draft: Draft, one: number, other: number, points: number): void {
  const [a, b] = [at(draft.unitOf, one), at(draft.unitOf, other)];
  if (a === b) addSeated(draft, a, points);
  else {
    draft.company[a * draft.units.length + b] = at(draft.company, a * draft.units.length + b) + points;
    draft.company[b * draft.units.length + a] = at(draft.company, b * draft.units.length + a) + points;
  }
}

/** Points for any real table. */
function addSeated(draft: Draft, unit: number, points: number): void {
  const tables = draft.problem.tables.length;
  for (let table = 0; table < tables; table += 1) addPlace(draft, unit, table, points);
}

function addPlace({ placing, problem }: Draft, unit: number, table: number, points: number): void {
  const cell = unit * (problem.tables.length + 1) + table;
  placing[cell] = at(placing, cell) + points;
}

function addCompany(draft: Draft): void {
  const { people } = draft.problem;
  for (const [one, person] of people.entries())
    for (let other = one + 1; other < people.length; other += 1) {
      const points = companyOfTags(person, people[other] as (typeof people)[number]);
      if (points > 0) addTogether(draft, one, other, points);
    }
}

/** What each table is to the people themselves. */
function addPlacing(draft: Draft): void {
  const { problem, unitOf } = draft;
  const { people, tables, present } = problem;
  const tablePlaces = new Map(tables.map(({ id }, place) => [id, place]));
  const before = new Map(present.map(({ personId, tableId }) => [personId, tablePlaces.get(tableId)]));
  for (const [one, { id }] of people.entries()) {
    const unit = at(unitOf, one);
    addPlace(draft, unit, tables.length, SCORE_POINTS.unseated);
    for (const [place, table] of tables.entries())
      if (table.isForVendors && !mayBeAtVendorTable(problem, id, table.id))
        addPlace(draft, unit, place, SCORE_POINTS.guestAtVendorTable);
    const was = before.get(id);
    if (draft.mode === 'REPAIR' && was !== undefined) addMoving(draft, unit, was);
  }
}

function addMoving(draft: Draft, unit: number, was: number): void {
  for (let place = 0; place <= draft.problem.tables.length; place += 1)
    if (place !== was) addPlace(draft, unit, place, SCORE_POINTS.moved);
}

function addPlaceRule(draft: Draft, rule: PlaceRule): void {
  const { kept, missed } = rulePoints(rule.kind, rule.strength);
  for (const one of rulePeople(rule, draft.places))
    for (const [place, table] of draft.problem.tables.entries()) {
      const isKept = isPlaceKept(rule, table, place, draft.room);
      if (isKept !== undefined) addPlace(draft, at(draft.unitOf, one), place, isKept ? kept : missed);
    }
}

function addPairRule(draft: Draft, rule: PairRule): void {
  const { kept, missed } = rulePoints(rule.kind, rule.strength);
  if (rule.kind === 'NOT_NEXT_TO') return;
  const pairs = pairsOf(rule.kind, rulePeople(rule, draft.places));
  if (rule.kind === 'KNOWS') for (const [one, other] of pairs) addTogether(draft, one, other, kept);
  else if (rule.kind === 'TOGETHER' || rule.kind === 'NEXT_TO')
    for (const [one, other] of pairs) {
      draft.base += missed;
      addTogether(draft, one, other, -missed);
    }
  else if (rule.kind === 'APART' && rule.distanceIn === null)
    for (const [one, other] of pairs) addTogether(draft, one, other, missed);
  else addFarRule(draft, rule, pairs, missed);
}

/** Of rules that look at how far two tables are from each other. */
function addFarRule(draft: Draft, rule: PairRule, pairs: [number, number][], missed: number): void {
  const { room, far, problem, unitOf } = draft;
  const tables = problem.tables.length;
  const isNear = rule.kind === 'NEAR';
  const matrix = new Int32Array((tables + 1) ** 2);
  for (let one = 0; one < tables; one += 1)
    for (let other = 0; other < tables; other += 1)
      matrix[one * (tables + 1) + other] = isPairKept(rule, one, other, room) === isNear ? 1 : 0;
  for (const [one, other] of pairs) {
    const [a, b] = [at(unitOf, one), at(unitOf, other)];
    const points = isNear ? -missed : missed;
    if (isNear) draft.base += missed;
    if (a === b) addSeated(draft, a, points);
    else {
      far[a]?.push({ other: b, kept: matrix, points });
      far[b]?.push({ other: a, kept: matrix, points });
    }
  }
}
