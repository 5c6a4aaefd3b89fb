import type { SearchMode, SeatingProblem } from './problem.ts';
import { rulePeople } from './rule-pairs.ts';
import type { SearchUnit } from './search-model.ts';

/** Who is held where, by a pin or, where seats are only filled, by sitting there already; as far as there are chairs. */
function heldAt({ people, tables, pins, present }: SeatingProblem, mode: SearchMode): Map<number, number> {
  const places = new Map(people.map(({ id }, place) => [id, place]));
  const tablePlaces = new Map(tables.map(({ id }, place) => [id, place]));
  const held = new Map<number, number>();
  const left = tables.map(({ seats }) => seats);
  for (const [seats, isPinned] of [
    [pins, true],
    [mode === 'FILL' ? present : [], false],
  ] as const)
    for (const { personId, tableId } of seats) {
      const [person, table] = [places.get(personId), tablePlaces.get(tableId)];
      if (person === undefined || table === undefined || held.has(person)) continue;
      // Who is pinned to a table without a chair left stays without one, rather than be moved.
      if (!isPinned && (left[table] ?? 0) === 0) continue;
      left[table] = (left[table] ?? 0) - 1;
      held.set(person, table);
    }
  return held;
}

/** People who move as one: those who have to sit together, and at each table all who do not move. */
export function findUnits(problem: SeatingProblem, mode: SearchMode): SearchUnit[] {
  const { people, tables } = problem;
  const held = heldAt(problem, mode);
  const free = people.flatMap((_, person) => (held.has(person) ? [] : [person]));
  const most = Math.max(1, ...tables.filter(({ isForVendors }) => !isForVendors).map(({ seats }) => seats));
  const units = findComponents(problem, free).flatMap((members) =>
    members.length <= most ? [members] : splitUnit(problem, members, most),
  );
  return [
    ...units.map((members) => ({ people: members, fixedAt: null })),
    ...tables.flatMap(({ seats }, table) => {
      const there = [...held].flatMap(([person, at]) => (at === table ? [person] : []));
      const [seated, standing] = [there.slice(0, seats), there.slice(seats)];
      return [...(seated.length > 0 ? [seated] : []), ...standing.map((person) => [person])].map(
        (members) => ({ people: members, fixedAt: table }),
      );
    }),
  ];
}

/** Those whom hard rules put at one table, through others as well; everybody else alone. */
export function findComponents(
  { people, rules }: Pick<SeatingProblem, 'people' | 'rules'>,
  free: readonly number[],
): number[][] {
  const places = new Map(people.map(({ id }, place) => [id, place]));
  const isFree = new Set(free);
  const componentOf = new Map(free.map((person) => [person, [person]]));
  for (const rule of rules) {
    if ((rule.kind !== 'TOGETHER' && rule.kind !== 'NEXT_TO') || rule.strength !== 'HARD') continue;
    const [first, ...others] = rulePeople(rule, places).filter((person) => isFree.has(person));
    for (const other of others) {
      const [one, two] = [componentOf.get(first ?? other) ?? [], componentOf.get(other) ?? []];
      if (one === two) continue;
      one.push(...two);
      for (const member of two) componentOf.set(member, one);
    }
  }
  return [...new Set(componentOf.values())].map((members) => members.toSorted((one, other) => one - other));
}

/** In pieces of at most so many, households whole where that is possible. */
export function splitUnit({ people }: SeatingProblem, members: readonly number[], most: number): number[][] {
  const households = [...Map.groupBy(members, (person) => people[person]?.householdId).values()];
  const pieces: number[][] = [];
  for (const household of households)
    for (let start = 0; start < household.length; start += most) {
      const part = household.slice(start, start + most);
      const last = pieces.at(-1);
      if (last && last.length + part.length <= most) last.push(...part);
      else pieces.push(part);
    }
  return pieces;
}

/** For units that found no table: smaller ones. Undefined where everybody is alone already. */
export function splitHomeless(
  problem: SeatingProblem,
  units: readonly SearchUnit[],
  tableOf: Int32Array,
): SearchUnit[] | undefined {
  const isHomeless = (at: number) =>
    tableOf[at] === problem.tables.length &&
    units[at]?.fixedAt === null &&
    (units[at]?.people.length ?? 0) > 1;
  if (!units.some((_, at) => isHomeless(at))) return undefined;
  return units.flatMap((unit, at) => {
    if (!isHomeless(at)) return [unit];
    const half = Math.ceil(unit.people.length / 2);
    return splitUnit(problem, unit.people, half).map((people) => ({ people, fixedAt: null }));
  });
}
