import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCount } from './format-count.ts';

describe('formatCount', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [999, '999'],
    [1_000, '1,000'],
    [-1_234, '-1,234'],
    [1_000_000, '1,000,000'],
    [2.5, '2.5'],
    [1_234.5, '1,234.5'],
  ])('writes %d as %s', (count, text) => {
    expect(formatCount(count)).toBe(text);
  });

  it('writes whole numbers as the language does', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (count) => {
        expect(formatCount(count)).toBe((count === 0 ? 0 : count).toLocaleString('en-US'));
      }),
    );
  });
});
