import { describe, expect, it } from 'vitest';
import { FIRST_NAMES, SURNAMES } from '#base/demo-names.data.ts';
import { type SeededRandom, seededRandom } from '#base/seeded-random.ts';
import { EARLY_LIST } from '#capabilities/guests/demo/list-shapes.data.ts';
import { planGuests } from '#capabilities/guests/demo/plan-guests.ts';
import { findHousehold, type PersonOfHousehold } from './find-household.ts';
import { foldPersonName } from './name-fold.ts';
import { NICKNAME_LINES } from './nicknames.data.ts';

/** How those names are written at home; the demo world has them as Americans type them. */
const AT_HOME: Readonly<Record<string, string>> = {
  Alvarez: 'Álvarez',
  Andre: 'André',
  Chavez: 'Chávez',
  Chloe: 'Chloé',
  Diaz: 'Díaz',
  Garcia: 'García',
  Joaquin: 'Joaquín',
  Lopez: 'López',
  Lucia: 'Lucía',
  Maria: 'María',
  Nguyen: 'Nguyễn',
  Perez: 'Pérez',
  Ramirez: 'Ramírez',
  Soren: 'Søren',
  Sofia: 'Sofía',
  Tomas: 'Tomás',
  Zoe: 'Zoë',
};

const SEEDS = ['June', 'July'];
const ASKED_PER_WEDDING = 80;

const fold = (name: string) => foldPersonName(name).join(' ');
const nameKey = ({ firstName, lastName }: Pick<PersonOfHousehold, 'firstName' | 'lastName'>) =>
  `${fold(firstName)} ${fold(lastName)}`;
const atHome = (name: string) => AT_HOME[name] ?? name;

/** Four demo couples invite to one party: about 500 people with names, and a few without. */
function planWedding(seed: string): PersonOfHousehold[] {
  const plan = { now: new Date('2027-01-04T12:00:00Z'), weddingDate: null, shape: EARLY_LIST };
  return ['north', 'east', 'south', 'west'].flatMap((side) =>
    planGuests(`${seed} ${side}`, plan).households.flatMap(({ uuid, people }) =>
      people.map(({ firstName, lastName }) => ({
        householdUuid: uuid,
        firstName: atHome(firstName),
        lastName: atHome(lastName),
      })),
    ),
  );
}

function householdsByName(people: readonly PersonOfHousehold[]): Map<string, Set<string>> {
  const households = new Map<string, Set<string>>();
  for (const person of people) {
    const key = nameKey(person);
    households.set(key, (households.get(key) ?? new Set()).add(person.householdUuid));
  }
  return households;
}

const NICKNAMES = new Map<string, string[]>();
for (const line of NICKNAME_LINES.trim().split('\n')) {
  const [names = '', shortForms = ''] = line.split(':');
  const spellings = names.split(' ');
  for (const name of spellings) {
    for (const short of [...shortForms.split(' '), ...spellings].filter((other) => other && other !== name)) {
      NICKNAMES.set(fold(name), [...(NICKNAMES.get(fold(name)) ?? []), short]);
      NICKNAMES.set(fold(short), [...(NICKNAMES.get(fold(short)) ?? []), name]);
    }
  }
}

/** One slip: a letter is left out, doubled, replaced, or changes places with its neighbour. */
function mistype(random: SeededRandom, name: string): string {
  const letters = [...name];
  const at = random.int(0, letters.length - 1);
  const next = letters[at + 1];
  const kind = random.int(next === undefined ? 1 : 0, 3);
  if (kind === 0) letters.splice(at, 2, next ?? '', letters[at] ?? '');
  if (kind === 1 && letters.length > 1) letters.splice(at, 1);
  if (kind === 2) letters.splice(at, 0, letters[at] ?? '');
  if (kind === 3) letters[at] = random.pick([...new Set(name.toLowerCase())].concat('e', 'n'));
  return letters.join('');
}

type Typing = (random: SeededRandom, person: PersonOfHousehold) => string | undefined;

const WAYS = {
  exact: (_, { firstName, lastName }) => `${firstName} ${lastName}`,
  'without accents': (_, { firstName, lastName }) => `${fold(firstName)} ${fold(lastName)}`,
  swapped: (_, { firstName, lastName }) => `${lastName} ${firstName}`,
  nickname: (random, { firstName, lastName }) => {
    const nicknames = NICKNAMES.get(fold(firstName));
    return nicknames && `${random.pick(nicknames)} ${lastName}`;
  },
  'typo in the last name': (random, { firstName, lastName }) => `${firstName} ${mistype(random, lastName)}`,
  'typo in the first name': (random, { firstName, lastName }) => `${mistype(random, firstName)} ${lastName}`,
  'typo in both': (random, { firstName, lastName }) =>
    `${mistype(random, firstName)} ${mistype(random, lastName)}`,
} satisfies Record<string, Typing>;

const WEDDINGS = SEEDS.map((seed) => {
  const people = planWedding(seed);
  const households = householdsByName(people);
  const named = people.filter(({ firstName, lastName }) => firstName && lastName);
  const unique = named.filter((person) => households.get(nameKey(person))?.size === 1);
  const asked = seededRandom(seed, 'asked').sample(unique, ASKED_PER_WEDDING);
  const lastNames = new Set(named.map(({ lastName }) => fold(lastName)));
  const firstNames = new Map<string, Set<string>>();
  for (const { firstName, lastName } of named) {
    for (const word of foldPersonName(lastName)) {
      firstNames.set(word, (firstNames.get(word) ?? new Set()).add(fold(firstName)));
    }
  }
  return { seed, people, households, lastNames, firstNames, named, asked };
});

type Wedding = (typeof WEDDINGS)[number];

/** Who types another guest's very name, or the last name of other guests, is one of them as far as anybody can tell. */
function isOfOthers({ households, lastNames }: Wedding, typed: string, person: PersonOfHousehold): boolean {
  const typedLast = foldPersonName(typed).at(-1) ?? '';
  if (!fold(person.lastName).split(' ').includes(typedLast) && lastNames.has(typedLast)) return true;
  return households.get(fold(typed))?.has(person.householdUuid) === false;
}

type Counts = { asked: number; right: number; wrong: number };

function countRow(way: string, typing: Typing): Counts {
  const counts = { asked: 0, right: 0, wrong: 0 };
  for (const wedding of WEDDINGS) {
    const { seed, people, asked } = wedding;
    const random = seededRandom(seed, way);
    for (const person of asked) {
      const typed = typing(random, person);
      if (typed === undefined || isOfOthers(wedding, typed, person)) continue;
      const answer = findHousehold(typed, people);
      counts.asked += 1;
      if (answer.kind !== 'found') continue;
      counts[answer.householdUuid === person.householdUuid ? 'right' : 'wrong'] += 1;
    }
  }
  return counts;
}

/** By the name on the list, by another one for the same person, or by a part of a double last name. */
function isGuest({ firstNames }: Wedding, stranger: { firstName: string; lastName: string }): boolean {
  const firstName = fold(stranger.firstName);
  const called = [firstName, ...(NICKNAMES.get(firstName) ?? []).map(fold)];
  return foldPersonName(stranger.lastName).some((word) =>
    called.some((name) => firstNames.get(word)?.has(name)),
  );
}

describe('finding a household by name at weddings of 500 people', () => {
  it.each([
    ['exact', 0.99, 150],
    ['without accents', 0.99, 150],
    ['swapped', 0.99, 150],
    ['nickname', 0.97, 75],
    ['typo in the last name', 0.9, 150],
    ['typo in the first name', 0.9, 150],
    ['typo in both', 0.9, 150],
  ] as const)('%s: at least %d are right, none is wrong', (way, atLeast, asked) => {
    const counts = countRow(way, WAYS[way]);
    expect(counts.asked).toBeGreaterThan(asked);
    expect(counts.wrong).toBe(0);
    expect(counts.right / counts.asked).toBeGreaterThanOrEqual(atLeast);
  });

  it.each([
    ['of the same last name', (random, { named }) => random.pick(named).lastName],
    ['of any last name', (random) => random.pick(SURNAMES)],
  ] satisfies [string, (random: SeededRandom, wedding: Wedding) => string][])(
    'a stranger %s is none of them',
    (way, pickLastName) => {
      const answers = WEDDINGS.flatMap((wedding) => {
        const random = seededRandom(wedding.seed, 'stranger', way);
        const strangers = Array.from({ length: ASKED_PER_WEDDING }, () => ({
          firstName: random.pick(FIRST_NAMES),
          lastName: pickLastName(random, wedding),
        })).filter((stranger) => !isGuest(wedding, stranger));
        return strangers.map(({ firstName, lastName }) =>
          findHousehold(`${firstName} ${lastName}`, wedding.people),
        );
      });
      expect(answers.length).toBeGreaterThan(140);
      expect(answers.filter(({ kind }) => kind !== 'none')).toEqual([]);
    },
  );
});
