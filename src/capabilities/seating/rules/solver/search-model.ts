import { balanceGroup } from './balance-groups.ts';
import { mayBeAtVendorTable } from './evaluate-plan.ts';
import { isPairKept, isPairRule, isPlaceKept, isPlaceRule, type PairRule } from './judge-rule.ts';
import { measureRoom } from './measure-room.ts';
import type { RuleOf, SearchMode, SeatingProblem } from './problem.ts';
import { pairsOf, rulePeople } from './rule-pairs.ts';
import { BUSY_TABLE_PERCENT, rulePoints, SCORE_POINTS, SMALL_HOUSEHOLD } from './score-points.ts';
import { companyOfTags, knownByRule } from './seating-company.ts';

/** People who move as one, by their place in the problem, and the table they may not leave. */
export type SearchUnit = { people: readonly number[]; fixedAt: number | null };

/** A wish of two units about their tables that is not just ‘the same one’: points where the matrix has a 1. */
export type FarWish = { other: number; kept: Int32Array; points: number };

export type Balance = {
  kind: RuleOf<'MIX' | 'SPLIT'>['kind'];
  points: number;
  groups: number;
  /** How many of each group a unit has: unit × groups. */
  members: Int32Array;
};

/**
 * Those of a unit who may come to sit among strangers, in groups who know the same others: of each unit the groups from
 * `starts[unit]` up to `starts[unit + 1]`, how many people each has, and how many of a unit they know (group × unit).
 */
export type LonelyGroups = { starts: Int32Array; sizes: Int32Array; knows: Int32Array };

/**
 * The problem in numbers, for units and tables by place. One table more than there are stands for nobody’s table: who
 * has no chair is there.
 */
export type SearchModel = {
  units: readonly SearchUnit[];
  sizes: Int32Array;
  tables: number;
  /** Chairs; nobody’s table has them for all. */
  chairs: Int32Array;
  /** What nobody can change. */
  base: number;
  /** Points for sharing a real table: unit × unit. */
  company: Int32Array;
  /** Points of a unit for being at a table: unit × (tables + 1). */
  placing: Int32Array;
  far: readonly (readonly FarWish[])[];
  lonely: LonelyGroups;
  /** What so many people at a table cost it: for each table a row of `stride`. */
  emptiness: Int32Array;
  stride: number;
  balances: readonly Balance[];
  /** Whom each unit likes to sit with, for moves that have a reason. */
  friends: readonly Int32Array[];
};

export function buildSearchModel(
  problem: SeatingProblem,
  mode: SearchMode,
  units: readonly SearchUnit[],
): SearchModel {
  const tables = problem.tables.length;
  const unitOf = new Int32Array(problem.people.length);
  for (const [at, unit] of units.entries()) for (const person of unit.people) unitOf[person] = at;
  const draft: Draft = {
    problem,
    mode,
    units,
    unitOf,
    room: measureRoom(problem.tables, problem.fixtures),
    places: new Map(problem.people.map(({ id }, place) => [id, place])),
    base: 0,
    company: new Int32Array(units.length ** 2),
    placing: new Int32Array(units.length * (tables + 1)),
    far: units.map(() => []),
  };
  addCompany(draft);
  addPlacing(draft);
  for (const rule of problem.rules) if (isPairRule(rule)) addPairRule(draft, rule);
  const sizes = Int32Array.from(units, ({ people }) => people.length);
  const stride = Math.max(1, ...problem.tables.map(({ seats }) => seats)) + 1;
  return {
    units,
    sizes,
    tables,
    chairs: Int32Array.from([...problem.tables.map(({ seats }) => seats), problem.people.length]),
    base: draft.base,
    company: draft.company,
    placing: draft.placing,
    far: draft.far,
    lonely: findLonely(draft),
    emptiness: emptinessOf(problem, stride),
    stride,
    balances: balancesOf(problem, units),
    friends: units.map((_, at) => friendsOf(draft, at)),
  };
}

type Draft = {
  problem: SeatingProblem;
  mode: SearchMode;
  units: readonly SearchUnit[];
  unitOf: Int32Array;
  room: ReturnType<typeof measureRoom>;
  places: ReadonlyMap<string, number>;
  base: number;
  company: Int32Array;
  placing: Int32Array;
  far: FarWish[][];
};

const at = (values: Int32Array, index: number) => values[index] as number;

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

function addPlacing(draft: Draft): void {
  const { problem, unitOf, room, places, mode } = draft;
  const { people, tables, present, rules } = problem;
  const tablePlaces = new Map(tables.map(({ id }, place) => [id, place]));
  const before = new Map(present.map(({ personId, tableId }) => [personId, tablePlaces.get(tableId)]));
  for (const [one, { id }] of people.entries()) {
    const unit = at(unitOf, one);
    addPlace(draft, unit, tables.length, SCORE_POINTS.unseated);
    for (const [place, table] of tables.entries())
      if (table.isForVendors && !mayBeAtVendorTable(problem, id, table.id))
        addPlace(draft, unit, place, SCORE_POINTS.guestAtVendorTable);
    const was = before.get(id);
    if (mode === 'REPAIR' && was !== undefined)
      for (let place = 0; place <= tables.length; place += 1)
        if (place !== was) addPlace(draft, unit, place, SCORE_POINTS.moved);
  }
  for (const rule of rules.filter(isPlaceRule)) {
    const { kept, missed } = rulePoints(rule.kind, rule.strength);
    for (const one of rulePeople(rule, places))
      for (const [place, table] of tables.entries()) {
        const isKept = isPlaceKept(rule, table, place, room);
        if (isKept !== undefined) addPlace(draft, at(unitOf, one), place, isKept ? kept : missed);
      }
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

function findLonely({ problem, units, unitOf }: Draft): LonelyGroups {
  const { people } = problem;
  const known = knownByRule(problem);
  const households = Map.groupBy(people, ({ householdId }) => householdId);
  const groups = units.map(() => new Map<string, { size: number; knows: Int32Array }>());
  for (const [one, person] of people.entries()) {
    if ((households.get(person.householdId)?.length ?? 0) > SMALL_HOUSEHOLD) continue;
    const knows = new Int32Array(units.length);
    for (const [other, stranger] of people.entries()) {
      const isKnown =
        companyOfTags(person, stranger) > 0 ||
        known.has(one < other ? `${one} ${other}` : `${other} ${one}`);
      if (isKnown && person.householdId !== stranger.householdId)
        knows[at(unitOf, other)] = at(knows, at(unitOf, other)) + 1;
    }
    const unit = at(unitOf, one);
    if (at(knows, unit) > 0) continue;
    const alike = groups[unit]?.get(knows.join());
    if (alike) alike.size += 1;
    else groups[unit]?.set(knows.join(), { size: 1, knows });
  }
  const all = groups.flatMap((ofUnit) => [...ofUnit.values()]);
  const knows = new Int32Array(all.length * units.length);
  for (const [group, one] of all.entries()) knows.set(one.knows, group * units.length);
  const starts = new Int32Array(units.length + 1);
  for (const [unit, ofUnit] of groups.entries()) starts[unit + 1] = at(starts, unit) + ofUnit.size;
  return { starts, sizes: Int32Array.from(all, ({ size }) => size), knows };
}

function emptinessOf({ tables }: SeatingProblem, stride: number): Int32Array {
  const emptiness = new Int32Array((tables.length + 1) * stride);
  for (const [place, { seats }] of tables.entries()) {
    const busy = Math.ceil((seats * BUSY_TABLE_PERCENT) / 100);
    for (let people = 1; people < busy; people += 1)
      emptiness[place * stride + people] = SCORE_POINTS.emptyChair * (busy - people);
  }
  return emptiness;
}

function balancesOf({ people, rules }: SeatingProblem, units: readonly SearchUnit[]): Balance[] {
  return rules.flatMap((rule) => {
    if (rule.kind !== 'MIX' && rule.kind !== 'SPLIT') return [];
    const groupOf = people.map((person) => balanceGroup(rule.by, person));
    const groups = [...new Set(groupOf)].filter((group) => group !== null);
    const members = new Int32Array(units.length * groups.length);
    for (const [unit, { people: inUnit }] of units.entries())
      for (const person of inUnit) {
        const group = groups.indexOf(groupOf[person] ?? '');
        if (group >= 0) members[unit * groups.length + group] = at(members, unit * groups.length + group) + 1;
      }
    const points = rulePoints(rule.kind, rule.strength).missed;
    return [{ kind: rule.kind, points, groups: groups.length, members }];
  });
}

function friendsOf({ company, far, units }: Draft, unit: number): Int32Array {
  const friends = units.flatMap((_, other) =>
    at(company, unit * units.length + other) > 0 ? [other] : [],
  );
  for (const { other, points } of far[unit] ?? []) if (points > 0) friends.push(other);
  return Int32Array.from(friends);
}
