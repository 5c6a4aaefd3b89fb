import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTypedName } from './typed-name.ts';

const readingsOf = (typed: string) =>
  readTypedName(typed)?.readings.map(
    ({ first, last }) => `${first.words.join(' ')} | ${last.words.join(' ')}`,
  );

describe('readTypedName', () => {
  it('parts a name at every place, in both orders', () => {
    expect(readingsOf('Ana de Cruz')).toEqual([
      'ana | de cruz',
      'de cruz | ana',
      'ana de | cruz',
      'cruz | ana de',
    ]);
  });

  it('takes the order as written, which a comma turns round', () => {
    const written = (typed: string) =>
      readTypedName(typed)?.readings.find(({ isAsWritten }) => isAsWritten)?.first.joined;
    expect(written('Ana Cruz')).toBe('ana');
    expect(written('Cruz, Ana')).toBe('ana');
    expect(written('Ana Cruz,')).toBe('ana');
  });

  it.each([
    ['Mrs. Ana Cruz', 'ana cruz'],
    ['The Rev. Dr. Ana Cruz', 'ana cruz'],
    ['Mr. and Mrs. Ana Cruz', 'ana cruz'],
    ['Señora Ana Cruz', 'ana cruz'],
    ['Dr Cruz', 'cruz'],
    ['Dr', 'dr'],
    ['And Cruz', 'and cruz'],
    ['Ana Cruz Jr.', 'ana cruz'],
    ['Ana Cruz, M.D.', 'ana cruz m d'],
    ['Ana Junior', 'ana junior'],
  ])('%j is %j', (typed, words) => {
    expect(readTypedName(typed)?.words.join(' ')).toBe(words);
  });

  it.each([
    ['nothing', ''],
    ['spaces', ' \n\t '],
    ['signs', '--- ??? "" &&&'],
    ['emoji', '😀 👨‍👩‍👧'],
    ['marks alone', '\u0301'.repeat(100)],
    ['too many letters', 'a'.repeat(10_000)],
    ['too many marks', `e${'\u0301'.repeat(10_000)}`],
    ['too many words', 'ana '.repeat(11)],
  ])('%s is nobody’s name', (_, typed) => {
    expect(readTypedName(typed)).toBeUndefined();
  });

  it('never reads more than 18 ways', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', ' ', ',', 'é', '中', '-', "'"), maxLength: 200 }),
        (typed) => {
          const name = readTypedName(typed);
          expect(name?.readings.length ?? 0).toBeLessThanOrEqual(18);
          expect(name?.words.length).not.toBe(0);
        },
      ),
    );
  });
});
