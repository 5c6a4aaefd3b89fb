import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readVendorFilter, YES_NO } from './vendor-filter.ts';

const read = (text: string) => readVendorFilter(new URLSearchParams(text));

describe('the filter of an address', () => {
  it('is what was written into it', () => {
    const filter = fc.record(
      {
        stars: fc.integer({ min: 1, max: 5 }),
        year: fc.integer({ min: 2000, max: 2100 }),
        answered: fc.constantFrom(...YES_NO),
        verified: fc.constantFrom(...YES_NO),
        disputed: fc.constantFrom(...YES_NO),
        page: fc.integer({ min: 1, max: 10_000 }),
      },
      { requiredKeys: ['page'] },
    );
    fc.assert(
      fc.property(filter, (wished) => {
        const words = Object.entries(wished).map(([name, value]) => `${name}=${value}`);
        expect(read(words.join('&'))).toEqual(wished);
      }),
    );
  });

  it('leaves out what makes no sense', () => {
    expect(read('stars=6&year=1&answered=maybe&verified=&disputed=1&page=-3')).toEqual({ page: 1 });
    expect(read('stars=2.5&year=x&page=1e9')).toEqual({ page: 1 });
  });
});
