import type { SeatingProblem } from './problem.ts';
import { SMALL_HOUSEHOLD } from './score-points.ts';
import type { LonelyGroups, SearchUnit } from './search-model.ts';
import { companyOfTags, knownByRule } from './seating-company.ts';

const at = (values: Int32Array, index: number) => values[index] as number;

/** Who may come to sit among strangers: of households of one or two, unless they know somebody of their own unit. */
export function findLonely(
  problem: SeatingProblem,
  units: readonly SearchUnit[],
  unitOf: Int32Array,
): LonelyGroups {
  const { people } = problem;
  const households = Map.groupBy(people, ({ householdId }) => householdId);
  const known = knownByRule(problem);
  const groups = units.map(() => new Map<string, { size: number; knows: Int32Array }>());
  for (const [one, person] of people.entries()) {
    if ((households.get(person.householdId)?.length ?? 0) > SMALL_HOUSEHOLD) continue;
    const knows = knownInUnits(people, known, one, unitOf, units.length);
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

function knownInUnits(
  people: SeatingProblem['people'],
  known: ReadonlySet<string>,
  one: number,
  unitOf: Int32Array,
  units: number,
): Int32Array {
  const knows = new Int32Array(units);
  const person = people[one];
  for (const [other, stranger] of people.entries()) {
    if (!person || person.householdId === stranger.householdId) continue;
    const isLinked = known.has(one < other ? `${one} ${other}` : `${other} ${one}`);
    if (isLinked || companyOfTags(person, stranger) > 0)
      knows[at(unitOf, other)] = at(knows, at(unitOf, other)) + 1;
  }
  return knows;
}
