import { seededRandom } from '#base/seeded-random.ts';
import { measureRoom } from '../rules/solver/measure-room.ts';
import type { SeatingPerson, SeatingProblem, SeatingRule, SeatingTable } from '../rules/solver/problem.ts';

const CIRCLES = 14;
const IN_TWO_CIRCLES = 0.2;
const PITCH_IN = 132;
const SPARE_CHAIRS = 0.06;
const APART_IN = 180;

export type WeddingShape = {
  guests: number;
  seed: number;
  /** Of tables: 8 to 10 unless said. */
  chairs?: readonly [number, number];
  circles?: number;
};

/**
 * A made-up wedding that is the same for the same seed: households of one to five, circles of people who know each
 * other, tables in a grid with a few spare chairs, and about as many wishes as couples have. Its hard rules can be kept:
 * they were true of a first plan, which is then forgotten.
 */
export function makeWedding({
  guests,
  seed,
  chairs = [8, 10],
  circles = CIRCLES,
}: WeddingShape): SeatingProblem {
  const random = seededRandom('seating', guests, seed);
  const circle = () => `circle-${random.int(1, circles)}`;
  const people: (Omit<SeatingPerson, 'needs'> & { needs: string[] })[] = [];
  for (let household = 1; people.length < guests; household += 1) {
    const size = Math.min(
      guests - people.length,
      random.pickWeighted([1, 2, 3, 4, 5], (of) => 6 - of),
    );
    const tagIds = random.chance(IN_TWO_CIRCLES) ? [...new Set([circle(), circle()])] : [circle()];
    const side = random.pick(['A', 'B'] as const);
    for (let member = 0; member < size; member += 1)
      people.push({
        id: `p${people.length + 1}`,
        name: `Person ${people.length + 1}`,
        householdId: `h${household}`,
        side,
        kind: member > 1 ? 'CHILD' : 'ADULT',
        language: random.chance(0.1) ? 'es' : 'en',
        tagIds,
        needs: [],
      });
  }
  const tables = makeTables(random, Math.ceil(guests * (1 + SPARE_CHAIRS)), chairs);
  const tableOf = seatOnce(people, tables, chairs[1]);
  for (const person of people) {
    const mayNeed = tableOf.get(person.id)?.isStepFree ? ['STEP_FREE', 'QUIET'] : ['QUIET'];
    if (random.chance(0.03)) person.needs = [random.pick(mayNeed)];
  }
  const pair = (): string[] => random.sample(people, 2).map(({ id }) => id);
  const pairWhere = (isRight: (one: SeatingTable, other: SeatingTable) => boolean): string[] => {
    for (;;) {
      const [one = '', other = ''] = pair();
      const [table, otherTable] = [tableOf.get(one), tableOf.get(other)];
      if (table && otherTable && isRight(table, otherTable)) return [one, other];
    }
  };
  const room = measureRoom(tables, []);
  const isFar = (one: SeatingTable, other: SeatingTable) =>
    room.distance(tables.indexOf(one), tables.indexOf(other)) > APART_IN &&
    !room.isNeighbor(tables.indexOf(one), tables.indexOf(other));
  const couple = (id: string): Pick<SeatingRule, 'id' | 'source'> => ({ id, source: 'COUPLE' });
  const many = (of: number, make: (at: number) => SeatingRule) =>
    Array.from({ length: Math.floor(guests / of) }, (_, at) => make(at + 1));
  return {
    people,
    tables,
    fixtures: [{ id: 'f1', kind: 'SPEAKERS', label: 'Speakers', xIn: 0, yIn: 0 }],
    rules: [
      ...rulesFromGuests(people),
      ...many(30, (at) => ({
        ...couple(`together-${at}`),
        kind: 'TOGETHER',
        strength: 'HARD',
        personIds: pairWhere((one, other) => one === other),
      })),
      ...many(18, (at) => ({
        ...couple(`apart-${at}`),
        kind: 'APART',
        strength: 'HARD',
        ...(at % 3 === 0
          ? { personIds: pairWhere(isFar), distanceIn: APART_IN }
          : { personIds: pairWhere((one, other) => one !== other), distanceIn: null }),
      })),
      ...many(25, (at) => ({ ...couple(`near-${at}`), kind: 'NEAR', strength: 'STRONG', personIds: pair() })),
      ...many(40, (at) => ({
        ...couple(`next-${at}`),
        kind: 'NEXT_TO',
        strength: 'STRONG',
        personIds: pair(),
      })),
      ...many(6, (at) => ({ ...couple(`knows-${at}`), kind: 'KNOWS', strength: 'NICE', personIds: pair() })),
    ],
    pins: random.sample(people, 2).map(({ id }) => ({
      personId: id,
      tableId: tableOf.get(id)?.id ?? '',
      seat: null,
    })),
    present: [],
  };
}

/** Any plan that keeps households whole; a table comes in where it has to. */
function seatOnce(
  people: readonly SeatingPerson[],
  tables: SeatingTable[],
  most: number,
): Map<string, SeatingTable> {
  const left = new Map(tables.map((table) => [table, table.seats]));
  const tableOf = new Map<string, SeatingTable>();
  const households = [...Map.groupBy(people, ({ householdId }) => householdId).values()];
  for (const members of households.toSorted((one, other) => other.length - one.length)) {
    let table = tables.find((one) => (left.get(one) ?? 0) >= members.length);
    if (!table) {
      table = gridTable(tables.length, most, Math.ceil(Math.sqrt(tables.length)));
      tables.push(table);
      left.set(table, most);
    }
    left.set(table, (left.get(table) ?? 0) - members.length);
    for (const { id } of members) tableOf.set(id, table);
  }
  return tableOf;
}

function makeTables(
  random: ReturnType<typeof seededRandom>,
  chairs: number,
  [fewest, most]: readonly [number, number],
): SeatingTable[] {
  const sizes: number[] = [];
  for (let left = chairs; left > 0; left -= sizes.at(-1) ?? left) sizes.push(random.int(fewest, most));
  const width = Math.ceil(Math.sqrt(sizes.length));
  return sizes.map((seats, at) => gridTable(at, seats, width));
}

function gridTable(at: number, seats: number, width: number): SeatingTable {
  return {
    id: `t${at + 1}`,
    label: `Table ${at + 1}`,
    shape: 'ROUND',
    seats,
    xIn: 120 + PITCH_IN * (at % width),
    yIn: 120 + PITCH_IN * Math.floor(at / width),
    lengthIn: 60,
    widthIn: 60,
    angle: 0,
    isStepFree: at % 3 === 0,
    isForVendors: false,
  };
}

/** As the guest list makes them: who lives together, and who needs something. */
function rulesFromGuests(people: readonly SeatingPerson[]): SeatingRule[] {
  const households = [...Map.groupBy(people, ({ householdId }) => householdId)];
  return [
    ...households.flatMap(([id, members]): SeatingRule[] => {
      const personIds = members.map((person) => person.id);
      if (members.length < 2) return [];
      return [{ id: `household-${id}`, kind: 'TOGETHER', strength: 'HARD', source: 'HOUSEHOLD', personIds }];
    }),
    ...people.flatMap(({ id, needs }): SeatingRule[] => {
      const about = { source: 'NEEDS', personIds: [id] } as const;
      if (needs.includes('STEP_FREE'))
        return [{ ...about, id: `step-free-${id}`, kind: 'STEP_FREE', strength: 'HARD' }];
      if (!needs.includes('QUIET')) return [];
      const quiet = { kind: 'AWAY_FROM', fixtureKind: 'SPEAKERS', distanceIn: 240 } as const;
      return [{ ...about, ...quiet, id: `quiet-${id}`, strength: 'NICE' }];
    }),
  ];
}
