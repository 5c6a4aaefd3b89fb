import type { SeatingPlan } from '../../contract/plans.contract.ts';
import type { SeatingRule } from '../seating-rule.ts';
import { type SeatingState, type SeatingTable, tableName } from '../seating-state.ts';
import type { SeatingRule as ProblemRule, Seat, SeatingProblem } from '../solver/problem.ts';
import { guestName } from '../tray.ts';

/** How far 'well away' and 'close' are, where nobody said. */
const SOME_DISTANCE_IN = 240;

type Asked = Pick<SeatingPlan, 'people' | 'households' | 'rules'> & {
  state: Pick<SeatingState, 'tables' | 'fixtures' | 'seats'>;
};

function problemRule(
  rule: SeatingRule,
  idsOf: (rule: SeatingRule) => string[],
  tables: readonly SeatingTable[],
): ProblemRule | undefined {
  const { key: id, strength, source, kind, distanceIn, fixture } = rule;
  const common = { id, strength, source };
  const personIds = idsOf(rule);
  switch (kind) {
    case 'AT':
    case 'NOT_AT': {
      const tableIds = tables
        .filter(({ number }) => rule.tableNumbers.includes(number))
        .map(({ uuid }) => uuid);
      return { ...common, kind, personIds, tableIds };
    }
    case 'APART':
      return { ...common, kind, personIds, distanceIn };
    case 'AWAY_FROM':
    case 'CLOSE_TO':
      if (fixture === null) return undefined;
      return { ...common, kind, personIds, fixtureKind: fixture, distanceIn: distanceIn ?? SOME_DISTANCE_IN };
    case 'MIX':
    case 'SPLIT':
      return rule.balance === null ? undefined : { ...common, kind, by: rule.balance };
    default:
      return { ...common, kind, personIds };
  }
}

function seatsOf(seats: SeatingState['seats']): Seat[] {
  return seats.map(({ guestUuid, tableUuid, seat }) => ({ personId: guestUuid, tableId: tableUuid, seat }));
}

/** A plan as the search reads it; rules that the couple does without are left out. */
export function problemOfPlan({ people, households, rules, state }: Asked): SeatingProblem {
  const homes = new Map(households.map((household) => [household.uuid, household]));
  const byUuid = new Map(people.map((person) => [person.uuid, person]));
  const idsOf = ({ guestUuids, tagUuid }: SeatingRule) => [
    ...new Set([
      ...guestUuids.filter((uuid) => byUuid.has(uuid)),
      ...(tagUuid === null
        ? []
        : people.filter(({ tagUuids }) => tagUuids.includes(tagUuid)).map(({ uuid }) => uuid)),
    ]),
  ];
  return {
    people: people.map((person) => {
      const home = homes.get(person.householdUuid);
      return {
        id: person.uuid,
        name: guestName(person, (host) => byUuid.get(host)),
        householdId: person.householdUuid,
        side: home?.side ?? 'BOTH',
        kind: person.kind,
        language: home?.language || null,
        tagIds: person.tagUuids,
        needs: person.needs,
      };
    }),
    tables: state.tables.map((table) => ({
      ...{ id: table.uuid, label: tableName(table), shape: table.shape, seats: table.seats },
      ...{ xIn: table.x, yIn: table.y, widthIn: table.widthIn, lengthIn: table.lengthIn, angle: table.angle },
      ...{ isStepFree: table.isStepFree, isForVendors: table.isForVendors },
    })),
    fixtures: state.fixtures.map(({ uuid, kind, label, x, y }) => ({
      id: uuid,
      kind,
      label,
      xIn: x,
      yIn: y,
    })),
    rules: rules.flatMap((rule) => (rule.isWaived ? [] : (problemRule(rule, idsOf, state.tables) ?? []))),
    pins: seatsOf(state.seats.filter(({ isPinned }) => isPinned)),
    present: seatsOf(state.seats),
  };
}
