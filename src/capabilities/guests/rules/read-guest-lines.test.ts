import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_IN_HOUSEHOLD } from './guest-limits.ts';
import { personName } from './guest-person.ts';
import { peopleProblem } from './household-rules.ts';
import { linesProblem, readGuestLine, readGuestLines } from './read-guest-lines.ts';

const namesIn = (line: string) => readGuestLine(line)?.people.map(personName);

describe('a line', () => {
  it.each([
    ['Ana Lee', ['Ana Lee']],
    ['Ana', ['Ana']],
    ['Sam & Alex Lee', ['Sam Lee', 'Alex Lee']],
    ['Sam and Alex Lee', ['Sam Lee', 'Alex Lee']],
    ['Ana Lee & Tom Park', ['Ana Lee', 'Tom Park']],
    ['Ana Lee and Tom', ['Ana Lee', 'Tom']],
    ['Ana, Tom and Mia Lee', ['Ana Lee', 'Tom Lee', 'Mia Lee']],
    ['Ana Lee, Tom Park', ['Ana Lee', 'Tom Park']],
    ['Lee, Ana', ['Ana Lee']],
    ['Ana Lee, Jr.', ['Ana Lee']],
    ['Ana Cruz +1', ['Ana Cruz', 'Guest']],
    ['Ana Cruz + guest', ['Ana Cruz', 'Guest']],
    ['Ana Cruz and a guest', ['Ana Cruz', 'Guest']],
    ['Ana Cruz plus one', ['Ana Cruz', 'Guest']],
    ['Ana Cruz + 2', ['Ana Cruz', 'Guest', 'Guest']],
    ['Lee family (4)', ['Guest', 'Guest', 'Guest', 'Guest']],
    ['The Lee Family', ['Guest', 'Guest']],
    ['Ana and Tom Lee (4)', ['Ana Lee', 'Tom Lee', 'Guest', 'Guest']],
    ['Ana & Tom Lee and 2 kids', ['Ana Lee', 'Tom Lee', 'Guest', 'Guest']],
    ['Mr. and Mrs. John Smith', ['John Smith', 'Smith']],
    ['Mr. and Mrs. Smith', ['Smith', 'Smith']],
    ['Dr. Ana Lee', ['Ana Lee']],
    ['Mrs. Lee', ['Lee']],
    ['José María de la Cruz', ['José María de la Cruz']],
    ['Vincent van Gogh', ['Vincent van Gogh']],
    ['- Ana Lee', ['Ana Lee']],
    ['12. Ana Lee', ['Ana Lee']],
    ['Sandy Anderson', ['Sandy Anderson']],
    ['田中美咲', ['田中美咲']],
    ['ليلى حداد', ['ليلى حداد']],
  ])('%s', (line, names) => {
    expect(namesIn(line)).toEqual(names);
  });

  it('tells first and last names apart', () => {
    expect(readGuestLine('Mary Jane Watson')?.people[0]).toMatchObject({
      firstName: 'Mary Jane',
      lastName: 'Watson',
    });
    expect(readGuestLine('Ana de la Cruz')?.people[0]).toMatchObject({
      firstName: 'Ana',
      lastName: 'de la Cruz',
    });
    expect(readGuestLine('Dr. Tom Lee Jr.')?.people[0]).toMatchObject({
      title: 'Dr.',
      firstName: 'Tom',
      lastName: 'Lee',
      suffix: 'Jr.',
    });
  });

  it('knows children, plus-ones and families', () => {
    expect(readGuestLine('Ana Lee & Mia (child)')?.people.map(({ kind }) => kind)).toEqual([
      'ADULT',
      'CHILD',
    ]);
    expect(readGuestLine('Ana Lee + 2 kids')?.people.map(({ kind }) => kind)).toEqual([
      'ADULT',
      'CHILD',
      'CHILD',
    ]);
    expect(readGuestLine('Ana Lee +1')?.people.map(({ plusOneOf }) => plusOneOf)).toEqual([null, 0]);
    expect(readGuestLine('the Lee family (3)')?.name).toBe('The Lee family');
    expect(readGuestLine('Ana Lee')?.name).toBe('');
  });

  it.each(['', '   ', '---', '…', '+1', '(4)'])('%j is nobody', (line) => {
    expect(readGuestLine(line)).toBeUndefined();
  });
});

it('takes every line that names somebody', () => {
  expect(readGuestLines('Ana Lee\r\n\n  \nTom Park\n')).toHaveLength(2);
});

describe('what cannot be taken', () => {
  it.each([
    ['Ana Lee', undefined],
    ['', undefined],
    ['+1', 'Type at least one name.'],
    [`Ana Lee\n${'x'.repeat(201)}`, 'Line 2 is too long.'],
    ['Lee family (11)', 'Line 1: a household can have up to 10 people.'],
    ['Ana Lee + 99', 'Line 1: a household can have up to 10 people.'],
    [Array.from({ length: 200 }, () => 'Ana').join('\n'), undefined],
    [Array.from({ length: 201 }, () => 'Ana').join('\n'), 'Add up to 200 lines at a time.'],
  ])('%j', (text, problem) => {
    expect(linesProblem(text)).toBe(problem);
  });
});

it('whatever is typed, what passes makes sound households', () => {
  const word = fc.constantFrom(
    'Ana',
    'Lee',
    '&',
    'and',
    '+1',
    '(4)',
    ',',
    'Mr.',
    'family',
    '2 kids',
    'de',
    '(child)',
    '+',
  );
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.array(word, { maxLength: 9 }).map((words) => words.join(' ')),
  );
  fc.assert(
    fc.property(typed, (text) => {
      if (linesProblem(text) !== undefined) return;
      for (const { people } of readGuestLines(text)) {
        expect(peopleProblem(people)).toBeUndefined();
        expect(people.length).toBeLessThanOrEqual(MOST_IN_HOUSEHOLD);
        for (const { firstName, lastName } of people)
          expect(`${firstName}${lastName}`).not.toMatch(/\p{Cc}/u);
      }
    }),
  );
});
