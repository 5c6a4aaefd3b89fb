import { seededRandom } from '#base/seeded-random.ts';
import { newTable } from '../rules/lay-out-tables.ts';
import { seatTogether } from '../rules/operations/plan-steps.ts';
import { newRule, type RuleValues } from '../rules/seating-rule.ts';
import type { Seat, SeatingState, SeatingTable } from '../rules/seating-state.ts';
import { TABLE_SIZES } from '../rules/table-sizes.data.ts';
import { BARN, BARN_FIXTURES, BARN_TABLES } from './barn.data.ts';

export type DemoGuest = { uuid: string; householdUuid: string; isComing: boolean };
export type DemoSeating = { state: SeatingState; rules: (RuleValues & { uuid: string })[] };

/** Side by side at the first table with room for all of them. */
function seatHousehold(
  seats: Seat[],
  tables: readonly SeatingTable[],
  guestUuids: readonly string[],
): boolean {
  for (const table of tables) {
    const steps = seatTogether({ seats }, table, guestUuids);
    if (!steps) continue;
    for (const step of steps)
      if (step.on === 'guest' && step.after) seats.push({ ...step.after, guestUuid: step.uuid });
    return true;
  }
  return false;
}

const APART_IN = 180;

/** Fourteen of all kinds, two of which cannot both be kept. */
function planRules(people: readonly string[]): RuleValues[] {
  const of = (...places: number[]) => places.flatMap((place) => people[place] ?? []);
  const apart = (...places: number[]) => ({ ...newRule('APART', of(...places)), distanceIn: APART_IN });
  return [
    { ...newRule('TOGETHER', of(0, 6)), note: 'Roommates in college.' },
    newRule('TOGETHER', of(8, 14)),
    newRule('TOGETHER', of(20, 26)),
    { ...apart(2, 30), note: 'Divorced, and not on good terms.' },
    { ...newRule('APART', of(10, 40)), note: 'Used to work together.' },
    newRule('NEAR', of(4, 16)),
    newRule('NEAR', of(18, 24)),
    newRule('KNOWS', of(12, 22)),
    newRule('KNOWS', of(28, 34)),
    newRule('NEXT_TO', of(32, 33)),
    { ...newRule('AT', of(36)), tableNumbers: [15] },
    { ...newRule('AWAY_FROM', of(38)), fixture: 'BAND', distanceIn: 240, strength: 'STRONG' },
    { ...newRule('TOGETHER', of(44, 46)), note: 'Asked to sit together.' },
    { ...newRule('APART', of(44, 46)), note: 'Daniel’s mother says: not at one table.' },
  ];
}

/** The barn with its tables; the first `seated` of those who said yes have chairs, a few of them for good. */
export function planDemoSeating(
  seed: string,
  {
    guests,
    seated,
    isReleased,
    hasRules,
  }: { guests: readonly DemoGuest[]; seated: number; isReleased: boolean; hasRules: boolean },
): DemoSeating {
  const random = seededRandom(seed, 'seating');
  const tables = BARN_TABLES.map(({ sizeKey, ...place }, index) => ({
    ...newTable(
      sizeKey,
      index + 1,
      TABLE_SIZES[sizeKey].most === 10 ? TABLE_SIZES[sizeKey].comfortable : undefined,
    ),
    ...place,
    uuid: random.uuid(),
  }));
  // The couple’s own table waits for them.
  const open = tables.filter(({ shape }) => shape !== 'SWEETHEART');
  const coming = guests.filter(({ isComing }) => isComing);
  const households = [...Map.groupBy(coming, ({ householdUuid }) => householdUuid).values()];
  const seats: Seat[] = [];
  for (const members of households) {
    if (seats.length + members.length > seated) continue;
    seatHousehold(
      seats,
      open,
      members.map(({ uuid }) => uuid),
    );
  }
  const people = coming.map(({ uuid }) => uuid);
  return {
    state: {
      ...{ name: 'Reception', isReleased, room: BARN, tables },
      fixtures: BARN_FIXTURES.map((fixture) => ({ ...fixture, uuid: random.uuid() })),
      seats: seats.map((seat, place) => ({ ...seat, isPinned: place % 17 === 3 })),
    },
    rules: hasRules ? planRules(people).map((rule) => ({ ...rule, uuid: random.uuid() })) : [],
  };
}
