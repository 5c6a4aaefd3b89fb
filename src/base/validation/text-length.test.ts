import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { characterCount, MAX_LENGTHS, MIN_LENGTHS, maxLength, minLength } from './text-length.ts';

describe('lengths in use', () => {
  it('are those of the specification', () => {
    expect(MAX_LENGTHS.join(', ')).toBe(
      '5, 15, 20, 25, 30, 35, 40, 50, 60, 64, 80, 100, 150, 200, 250, 255, 400, 450, 500, 650, 800, 1000, 1500, 2000, 3500, 5000',
    );
    expect(MIN_LENGTHS).toEqual([50, 200]);
  });
});

describe('maxLength', () => {
  it.each(MAX_LENGTHS.map((max) => [max]))('%i: the last character fits, one more does not', (max) => {
    expect(maxLength(max)('x'.repeat(max))).toBeUndefined();
    expect(maxLength(max)('x'.repeat(max + 1))).toBe(`Must be ${max} characters or less`);
  });

  it('counts a character outside the basic plane once', () => {
    expect(characterCount('💍a')).toBe(2);
    expect(maxLength(5)('💍💍💍💍💍')).toBeUndefined();
  });
});

describe('minLength', () => {
  it.each(MIN_LENGTHS.map((min) => [min]))('%i: one fewer is too short', (min) => {
    expect(minLength(min)('x'.repeat(min))).toBeUndefined();
    expect(minLength(min)('x'.repeat(min - 1))).toBe(`Must be at least ${min} characters`);
  });

  it('leaves an empty field to required', () => {
    for (const empty of ['', null, undefined]) expect(minLength(50)(empty)).toBeUndefined();
  });
});

it('every text breaks at most one of two touching limits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.nat(60), (text, limit) => {
      expect([maxLength(limit)(text), minLength(limit + 1)(text)].filter(Boolean)).toHaveLength(1);
    }),
  );
});
