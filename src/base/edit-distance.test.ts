import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, forgivenMistakes } from './edit-distance.ts';

const whole = { most: 2, isBeginning: false };
const beginning = { most: 2, isBeginning: true };

describe('editDistance', () => {
  it.each([
    ['lyceum', 'lyceum', 0],
    ['lycuem', 'lyceum', 1],
    ['lyceim', 'lyceum', 1],
    ['lycem', 'lyceum', 1],
    ['lycceum', 'lyceum', 1],
    ['lceim', 'lyceum', 2],
    ['abcdef', 'uvwxyz', 3],
    ['', 'ab', 2],
    ['a', 'abcd', 3],
  ])('%j and %j are %i apart', (typed, word, distance) => {
    expect(editDistance(typed, word, whole)).toBe(distance);
  });

  it.each([
    ['lyce', 'lyceum', 0],
    ['lyec', 'lyceum', 1],
    ['conservat', 'conservatory', 0],
    ['consevrat', 'conservatory', 1],
    ['crown', 'cro', 2],
  ])('%j and a beginning of %j are %i apart', (typed, word, distance) => {
    expect(editDistance(typed, word, beginning)).toBe(distance);
  });

  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });

  it('is the same both ways, and never more with a beginning', () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        const distance = editDistance(one, other, whole);
        expect(editDistance(other, one, whole)).toBe(distance);
        const shortest = Array.from({ length: other.length + 1 }, (_, letters) =>
          editDistance(one, other.slice(0, letters), whole),
        );
        expect(editDistance(one, other, beginning)).toBe(Math.min(...shortest));
      }),
      { numRuns: 2_000 },
    );
  });

  it('is at most the number of mistakes made', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 2 }), fc.nat(), (word, at) => {
        const place = at % (word.length - 1);
        const swapped =
          word.slice(0, place) + (word[place + 1] ?? '') + (word[place] ?? '') + word.slice(place + 2);
        expect(editDistance(swapped, word, whole)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

it('short words forgive nothing, long ones more', () => {
  expect([1, 3, 4, 7, 8, 12].map(forgivenMistakes)).toEqual([0, 0, 1, 1, 2, 2]);
});
