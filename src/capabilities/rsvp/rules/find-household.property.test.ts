import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findHousehold, type PersonOfHousehold } from './find-household.ts';
import { foldPersonName } from './name-fold.ts';
import { NICKNAME_LINES } from './nicknames.data.ts';

/** Mistakes between two words by the book: the whole table, with neighbours that changed places. */
function mistakesBetween(one: string, other: string): number {
  const cost = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const at = (row: number, column: number) => cost[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= one.length; row += 1) {
    for (let column = 1; column <= other.length; column += 1) {
      const differs = one[row - 1] === other[column - 1] ? 0 : 1;
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      (cost[row] ?? [])[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + differs,
        isSwap ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return at(one.length, other.length);
}

/** As many as a name of this length may have at most. */
const allowed = (listed: string) => (listed.length < 3 ? 0 : listed.length <= 6 ? 1 : 2);

const LINES = NICKNAME_LINES.trim()
  .split('\n')
  .map((line) => foldPersonName(line.replace(':', ' ')));
const shareLine = (one: string, other: string) =>
  LINES.some((names) => names.includes(one) && names.includes(other));

function canBeLast(typed: readonly string[], listed: readonly string[]): boolean {
  const [one, other] = [typed.join(''), listed.join('')];
  if (mistakesBetween(one, other) <= allowed(other)) return true;
  return listed.includes(one) || typed.includes(other);
}

function canBeFirst(typed: readonly string[], listed: readonly string[]): boolean {
  const [one, other] = [typed.join(''), listed.join('')];
  const [head = '', otherHead = ''] = [typed[0], listed[0]];
  if (mistakesBetween(one, other) <= allowed(other) || other.startsWith(one)) return true;
  if (shareLine(one, other) || shareLine(head, otherHead) || head === otherHead) return true;
  return (head.length === 1 || otherHead.length === 1) && head[0] === otherHead[0];
}

function canBe(typed: string, { firstName, lastName }: PersonOfHousehold): boolean {
  const [words, first, last] = [typed, firstName, lastName].map(foldPersonName) as [
    string[],
    string[],
    string[],
  ];
  const whole = words.join('');
  if (whole === [...first, ...last].join('') || whole === [...last, ...first].join('')) return true;
  return words.slice(1).some((_, place) => {
    const [front, back] = [words.slice(0, place + 1), words.slice(place + 1)];
    return (
      (canBeFirst(front, first) && canBeLast(back, last)) ||
      (canBeFirst(back, first) && canBeLast(front, last))
    );
  });
}

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'é', 'ł', '中', 'ש', '-', "'"), maxLength: 7 });
const firstName = fc.oneof(
  fc.constantFrom(
    'Ana',
    'Anna',
    'Robert',
    'Bob',
    'José María',
    'José',
    'Mila',
    'Lila',
    'Jo',
    'J.',
    'Eli',
    'Elise',
  ),
  letters,
);
const lastName = fc.oneof(
  fc.constantFrom(
    'Chen',
    'Chan',
    'Lee',
    'García López',
    'López',
    'de la Cruz',
    'Whitaker',
    'O’Hara',
    '田中',
    '',
  ),
  letters,
);
const people = fc.array(
  fc.record({ householdUuid: fc.constantFrom('a', 'b', 'c', 'd'), firstName, lastName }),
  { maxLength: 12 },
);

/** A slip at one place of what somebody is called, or something else altogether. */
const typedFor = (list: readonly PersonOfHousehold[]) =>
  fc
    .tuple(
      list.length > 0
        ? fc.constantFrom(...list.map((one) => `${one.firstName} ${one.lastName}`))
        : fc.constant('Ana Chen'),
      fc.nat(20),
      fc.constantFrom('', 'a', 'e', 'x', ' ', ', '),
      fc.nat(2),
    )
    .map(([name, at, put, taken]) => name.slice(0, at) + put + name.slice(at + taken));

const asked = people.chain((list) =>
  fc.record({
    list: fc.constant(list),
    typed: fc.oneof(
      typedFor(list),
      fc.tuple(firstName, lastName).map((names) => names.join(' ')),
      fc.string({ unit: 'grapheme', maxLength: 40 }),
    ),
  }),
);

it('finds no household of which nobody can be meant', () => {
  fc.assert(
    fc.property(asked, ({ list, typed }) => {
      const answer = findHousehold(typed, list);
      const households =
        answer.kind === 'found'
          ? [answer.householdUuid]
          : answer.kind === 'several'
            ? answer.householdUuids
            : [];
      expect(new Set(households).size).toBe(households.length);
      expect(households.length === 1).toBe(answer.kind === 'found');
      for (const household of households) {
        const members = list.filter(({ householdUuid }) => householdUuid === household);
        expect(
          members.some((member) => canBe(typed, member)),
          typed,
        ).toBe(true);
      }
    }),
    { numRuns: 1_000 },
  );
});

it('answers the same whatever the order of the list', () => {
  fc.assert(
    fc.property(asked, ({ list, typed }) => {
      const [answer, turned] = [findHousehold(typed, list), findHousehold(typed, list.toReversed())];
      expect(turned.kind).toBe(answer.kind);
      if (answer.kind === 'found') expect(turned).toEqual(answer);
      if (answer.kind === 'several' && turned.kind === 'several') {
        expect(turned.householdUuids.toSorted()).toEqual(answer.householdUuids.toSorted());
      }
    }),
    { numRuns: 300 },
  );
});

it('finds whoever types the name on the list, unless another bears it', () => {
  fc.assert(
    fc.property(people, fc.nat(), (list, at) => {
      const named = list.filter(
        ({ firstName: first, lastName: last }) => foldPersonName(first + last).length > 0,
      );
      const one = named[at % Math.max(1, named.length)];
      if (!one) return;
      const answer = findHousehold(`${one.firstName} ${one.lastName}`, list);
      const households =
        answer.kind === 'found'
          ? [answer.householdUuid]
          : answer.kind === 'several'
            ? answer.householdUuids
            : [];
      expect(households).toContain(one.householdUuid);
    }),
    { numRuns: 300 },
  );
});
