import { seededRandom } from '#base/seeded-random.ts';
import type { SeatingPerson, SeatingProblem, SeatingRule, SeatingTable } from '../rules/solver/problem.ts';

const CIRCLES = 14;
const IN_TWO_CIRCLES = 0.2;
const PITCH_IN = 132;
const SPARE_CHAIRS = 0.06;

export type WeddingShape = {
  guests: number;
  seed: number;
  /** Of tables: 8 to 10 unless said. */
  chairs?: readonly [number, number];
  circles?: number;
};

/**
 * A made-up wedding that is the same for the same seed: households of one to five, circles of people who know each
 * other, tables in a grid with a few spare chairs, and about as many wishes as couples have.
 */
export function makeWedding({
  guests,
  seed,
  chairs = [8, 10],
  circles = CIRCLES,
}: WeddingShape): SeatingProblem {
  const random = seededRandom('seating', guests, seed);
  const circle = () => `circle-${random.int(1, circles)}`;
  const people: SeatingPerson[] = [];
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
        needs: random.chance(0.02) ? ['STEP_FREE'] : random.chance(0.02) ? ['QUIET'] : [],
      });
  }
  const tables = makeTables(random, Math.ceil(guests * (1 + SPARE_CHAIRS)), chairs);
  const someone = () => random.pick(people).id;
  const pair = (): string[] => random.sample(people, 2).map(({ id }) => id);
  const couple = (id: string): Pick<SeatingRule, 'id' | 'source'> => ({ id, source: 'COUPLE' });
  const many = (of: number, make: (at: number) => SeatingRule) =>
    Array.from({ length: Math.floor(guests / of) }, (_, at) => make(at + 1));
  const strangers = (): string[] => {
    const one = random.pick(people);
    return [one.id, random.pick(people.filter(({ householdId }) => householdId !== one.householdId)).id];
  };
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
        personIds: pair(),
      })),
      ...many(18, (at) => ({
        ...couple(`apart-${at}`),
        kind: 'APART',
        strength: 'HARD',
        personIds: strangers(),
        distanceIn: at % 3 === 0 ? 180 : null,
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
    pins: [...new Set([someone(), someone()])].flatMap((personId, at) => {
      const table = tables[at];
      return table ? [{ personId, tableId: table.id, seat: 1 }] : [];
    }),
    present: [],
  };
}

function makeTables(
  random: ReturnType<typeof seededRandom>,
  chairs: number,
  [fewest, most]: readonly [number, number],
): SeatingTable[] {
  const sizes: number[] = [];
  for (let left = chairs; left > 0; left -= sizes.at(-1) ?? left) sizes.push(random.int(fewest, most));
  const width = Math.ceil(Math.sqrt(sizes.length));
  return sizes.map((seats, at) => ({
    id: `t${at + 1}`,
    label: `Table ${at + 1}`,
    shape: 'ROUND',
    seats,
    xIn: 120 + PITCH_IN * (at % width),
    yIn: 120 + PITCH_IN * Math.floor(at / width),
    widthIn: 60,
    lengthIn: 60,
    angle: 0,
    isStepFree: at % 3 === 0,
    isForVendors: false,
  }));
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
