import { mayBeAtVendorTable } from '../../rules/solver/evaluate-plan.ts';
import {
  isPairKept,
  isPairRule,
  isPlaceKept,
  isPlaceRule,
  type PairRule,
} from '../../rules/solver/judge-rule.ts';
import { measureRoom } from '../../rules/solver/measure-room.ts';
import type { Seat, SeatingProblem } from '../../rules/solver/problem.ts';
import { pairsOf, rulePeople } from '../../rules/solver/rule-pairs.ts';
import { findComponents } from '../../rules/solver/seating-units.ts';

/** `lower` to `upper` for the sum of some cells. */
type Row = { cells: number[]; weights: number[]; lower: number; upper: number };

/** Everybody at some table and no hard rule broken, in rows of numbers: a cell is one unit at one table. */
export type AssignmentModel = {
  cells: readonly { unit: readonly number[]; table: number }[];
  /** How many people a cell moves. */
  costs: readonly number[];
  rows: readonly Row[];
};

/**
 * Company is left out: with it the tables would be alike to the prover, which drowns it. Undefined where the rules
 * contradict each other without any tables.
 */
export function buildAssignmentModel(problem: SeatingProblem): AssignmentModel | undefined {
  const { people, tables } = problem;
  const rules = problem.rules.filter(({ strength }) => strength === 'HARD');
  const units = findComponents({ people, rules }, [...people.keys()]);
  const unitOf = new Map(units.flatMap((unit, at) => unit.map((person): [number, number] => [person, at])));
  const allowed = allowedTables({ ...problem, rules }, units);
  const cells: { unit: readonly number[]; table: number }[] = [];
  const cellOf = units.map((unit, at) =>
    tables.map((_, table) => (allowed[at]?.has(table) ? cells.push({ unit, table }) - 1 : undefined)),
  );
  const room = measureRoom(tables, problem.fixtures);
  const places = new Map(people.map(({ id }, place) => [id, place]));
  const rows: Row[] = cellOf.map((ofUnit) => {
    const own = ofUnit.filter((cell) => cell !== undefined);
    return { cells: own, weights: own.map(() => 1), lower: 1, upper: 1 };
  });
  for (const [table, { seats }] of tables.entries()) {
    const there = cells.flatMap((cell, at) => (cell.table === table ? [at] : []));
    const weights = there.map((cell) => cells[cell]?.unit.length ?? 0);
    rows.push({ cells: there, weights, lower: 0, upper: seats });
  }
  for (const rule of rules.filter(isPairRule)) {
    if (rule.kind !== 'APART' && rule.kind !== 'NEAR') continue;
    for (const [one, other] of pairsOf(rule.kind, rulePeople(rule, places))) {
      const [a, b] = [unitOf.get(one) ?? 0, unitOf.get(other) ?? 0];
      const isKept = (from: number, to: number) => isPairKept(rule, from, to, room);
      if (a !== b) rows.push(...pairRows(rule.kind, cellOf[a] ?? [], cellOf[b] ?? [], isKept));
      else if (rule.kind === 'APART') return undefined;
    }
  }
  if (rows.some(({ cells: own, lower }) => own.length === 0 && lower > 0)) return undefined;
  return { cells, costs: cells.map(({ unit, table }) => movedBy(problem, unit, table)), rows };
}

function allowedTables(problem: SeatingProblem, units: readonly (readonly number[])[]): Set<number>[] {
  const { people, tables, rules, pins } = problem;
  const room = measureRoom(tables, problem.fixtures);
  const pinnedAt = new Map(pins.map(({ personId, tableId }) => [personId, tableId]));
  const placeRules = rules.filter(isPlaceRule);
  const mayBeAt = (person: number, place: number) => {
    const [id, table] = [people[person]?.id ?? '', tables[place]];
    if (!table) return false;
    const pin = pinnedAt.get(id);
    if (pin !== undefined && pin !== table.id && tables.some((other) => other.id === pin)) return false;
    if (table.isForVendors && !mayBeAtVendorTable(problem, id, table.id)) return false;
    return placeRules.every(
      (rule) => !rule.personIds.includes(id) || isPlaceKept(rule, table, place, room) !== false,
    );
  };
  return units.map(
    (unit) =>
      new Set(
        [...tables.keys()].filter(
          (place) =>
            unit.length <= (tables[place]?.seats ?? 0) && unit.every((person) => mayBeAt(person, place)),
        ),
      ),
  );
}

type Cells = readonly (number | undefined)[];

function pairRows(
  kind: PairRule['kind'],
  one: Cells,
  other: Cells,
  isKept: (from: number, to: number) => boolean,
): Row[] {
  return one.flatMap((cell, from): Row[] => {
    if (cell === undefined) return [];
    const others = other.filter(
      (there, to): there is number => there !== undefined && isKept(from, to) === (kind === 'NEAR'),
    );
    if (kind === 'APART' && others.length === 0) return [];
    const sign = kind === 'NEAR' ? -1 : 1;
    // Apart: not this one here and the other too close. Near: this one here only with the other close.
    return [
      {
        cells: [cell, ...others],
        weights: [1, ...others.map(() => sign)],
        lower: Number.NEGATIVE_INFINITY,
        upper: kind === 'NEAR' ? 0 : 1,
      },
    ];
  });
}

function movedBy(
  { people, tables, present }: SeatingProblem,
  unit: readonly number[],
  table: number,
): number {
  const ids = new Set(unit.map((person) => people[person]?.id));
  return present.filter(
    ({ personId, tableId }) =>
      ids.has(personId) && tableId !== tables[table]?.id && tables.some(({ id }) => id === tableId),
  ).length;
}

/** Where everybody sits, from the cells that are taken. */
export function seatsOfCells(
  problem: SeatingProblem,
  model: AssignmentModel,
  taken: readonly number[],
): Seat[] {
  return taken.flatMap((at) => {
    const cell = model.cells[at];
    const table = problem.tables[cell?.table ?? -1];
    if (!cell || !table) return [];
    return cell.unit.map((person) => ({
      personId: problem.people[person]?.id ?? '',
      tableId: table.id,
      seat: null,
    }));
  });
}
