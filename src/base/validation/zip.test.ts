import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zip } from './zip.ts';

describe('zip', () => {
  it('takes five digits, or five and four', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{5}(-\d{4})?$/), (text) => {
        expect(zip(text)).toBeUndefined();
      }),
    );
  });

  it('refuses any other number of digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,12}$/), (text) => {
        expect(zip(text)).toBe(text.length === 5 ? undefined : 'Invalid zip code');
      }),
    );
  });

  it.each([
    '1000',
    '10001-',
    '10001-12',
    '10001 1234',
    '10001-12345',
    'ABCDE',
    ' 10001',
    '10001\n',
    '１０００１',
  ])('refuses %j', (text) => {
    expect(zip(text)).toBe('Invalid zip code');
  });

  it('leaves an empty field to required', () => {
    for (const empty of ['', null, undefined]) expect(zip(empty)).toBeUndefined();
  });
});
