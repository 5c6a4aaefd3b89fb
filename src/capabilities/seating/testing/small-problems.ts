import { type SeededRandom, seededRandom } from '#base/seeded-random.ts';
import type {
  RuleStrength,
  Seat,
  SeatingPerson,
  SeatingProblem,
  SeatingRule,
  SeatingTable,
} from '../rules/solver/problem.ts';

export type SmallShape = { people: number; tables: number; rules: number; pins: number };

const SHAPES = ['ROUND', 'RECT', 'SQUARE', 'OVAL', 'SWEETHEART', 'ROW'] as const;

/** A tangle of every kind of rule, also such that contradict each other; the same for the same seed. */
export function makeSmallProblem(seed: number, shape: SmallShape): SeatingProblem {
  const random = seededRandom('small seating', seed);
  const people = Array.from({ length: shape.people }, (_, at) => makePerson(random, at));
  const tables = Array.from({ length: shape.tables }, (_, at) => makeTable(random, at));
  const present: Seat[] = [];
  for (const { id } of people) {
    const table = random.pick(tables);
    const seat = present.filter(({ tableId }) => tableId === table.id).length + 1;
    if (random.chance(0.5) && seat <= table.seats) present.push({ personId: id, tableId: table.id, seat });
  }
  return {
    people,
    tables,
    fixtures: [
      { id: 'f1', kind: 'SPEAKERS', label: 'Speakers', xIn: 0, yIn: 0 },
      { id: 'f2', kind: 'ENTRANCE', label: 'Door', xIn: 300, yIn: 300 },
    ],
    rules: Array.from({ length: shape.rules }, (_, at) => makeRule(random, `r${at + 1}`, people, tables)),
    pins: random.sample(present, shape.pins),
    present,
  };
}

function makePerson(random: SeededRandom, at: number): SeatingPerson {
  return {
    id: `p${at + 1}`,
    name: `Person ${at + 1}`,
    householdId: `h${Math.floor((at + random.int(0, 2)) / 2)}`,
    side: random.pick(['A', 'B', 'BOTH'] as const),
    kind: random.pick(['ADULT', 'ADULT', 'CHILD', 'INFANT'] as const),
    language: random.pick(['en', 'es', null]),
    tagIds: random.sample(['college', 'work', 'family'], random.int(0, 3)),
    needs: [],
  };
}

function makeTable(random: SeededRandom, at: number): SeatingTable {
  return {
    id: `t${at + 1}`,
    label: `Table ${at + 1}`,
    shape: random.pick(SHAPES),
    seats: random.int(1, 5),
    xIn: 130 * (at % 3) + random.int(0, 40),
    yIn: 130 * Math.floor(at / 3),
    lengthIn: random.pick([60, 72, 96]),
    widthIn: random.pick([30, 60]),
    angle: random.pick([0, 30, 90]),
    isStepFree: random.chance(0.4),
    isForVendors: at > 0 && random.chance(0.1),
  };
}

function makeRule(
  random: SeededRandom,
  id: string,
  people: readonly SeatingPerson[],
  tables: readonly SeatingTable[],
): SeatingRule {
  const strength = random.pick<RuleStrength>(['HARD', 'STRONG', 'NICE']);
  const about = { id, strength, source: 'COUPLE' } as const;
  const some = (most: number) => random.sample(people, random.int(2, most)).map((person) => person.id);
  const tableIds = random.sample(tables, random.int(1, 2)).map((table) => table.id);
  const kind = random.int(1, 13);
  if (kind <= 2) return { ...about, kind: 'TOGETHER', personIds: some(3) };
  if (kind <= 4)
    return { ...about, kind: 'APART', personIds: some(2), distanceIn: random.pick([null, 120, 200]) };
  if (kind === 5) return { ...about, kind: 'NEAR', personIds: some(3) };
  if (kind === 6) return { ...about, kind: random.pick(['AT', 'NOT_AT']), personIds: some(2), tableIds };
  if (kind === 7) return { ...about, kind: 'STEP_FREE', personIds: some(2) };
  if (kind === 8)
    return {
      ...about,
      kind: random.pick(['AWAY_FROM', 'CLOSE_TO']),
      personIds: some(2),
      fixtureKind: random.pick(['SPEAKERS', 'ENTRANCE', 'BAND']),
      distanceIn: random.int(60, 300),
    };
  if (kind === 9) return { ...about, kind: 'KNOWS', personIds: some(3) };
  if (kind === 10) return { ...about, kind: 'NEXT_TO', personIds: some(3) };
  if (kind === 11) return { ...about, kind: 'NOT_NEXT_TO', personIds: some(2) };
  return { ...about, kind: random.pick(['MIX', 'SPLIT']), by: random.pick(['SIDE', 'AGE', 'LANGUAGE']) };
}
