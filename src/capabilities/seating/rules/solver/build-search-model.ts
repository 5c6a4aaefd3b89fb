import { balanceGroup } from './balance-groups.ts';
import { findLonely } from './find-lonely.ts';
import type { SearchMode, SeatingProblem } from './problem.ts';
import { BUSY_TABLE_PERCENT, rulePoints, SCORE_POINTS } from './score-points.ts';
import type { Balance, SearchModel, SearchUnit } from './search-model.ts';
import { weighWishes } from './weigh-wishes.ts';

export function buildSearchModel(
  problem: SeatingProblem,
  mode: SearchMode,
  units: readonly SearchUnit[],
): SearchModel {
  const unitOf = new Int32Array(problem.people.length);
  for (const [unit, { people }] of units.entries()) for (const person of people) unitOf[person] = unit;
  const { base, company, placing, far } = weighWishes(problem, mode, units, unitOf);
  const stride = Math.max(1, ...problem.tables.map(({ seats }) => seats)) + 1;
  return {
    units,
    sizes: Int32Array.from(units, ({ people }) => people.length),
    tables: problem.tables.length,
    chairs: Int32Array.from([...problem.tables.map(({ seats }) => seats), problem.people.length]),
    base,
    company,
    placing,
    far,
    lonely: findLonely(problem, units, unitOf),
    emptiness: emptinessOf(problem, stride),
    stride,
    balances: balancesOf(problem, units),
    friends: units.map((_, unit) => friendsOf(company, far, units.length, unit)),
  };
}

const at = (values: Int32Array, index: number) => values[index] as number;

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

function friendsOf(company: Int32Array, far: SearchModel['far'], units: number, unit: number): Int32Array {
  const friends: number[] = [];
  for (let other = 0; other < units; other += 1)
    if (at(company, unit * units + other) > 0) friends.push(other);
  for (const { other, points } of far[unit] ?? []) if (points > 0) friends.push(other);
  return Int32Array.from(friends);
}
