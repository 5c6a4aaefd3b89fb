import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTaxKnown, taxOf } from './tax-of.ts';
import { NEW_YORK_RATES } from './tax-rates.data.ts';

const REGISTERED = ['NY', 'NJ', 'OR'];

describe('sales tax', () => {
  it.each([
    ['New York City', 2500, { stateCode: 'NY', county: 'Queens' }, 222],
    ['as places name the county', 2500, { stateCode: 'NY', county: 'Columbia County' }, 200],
    ['a state without local tax', 5700, { stateCode: 'NJ', county: 'Bergen' }, 378],
    ['half a cent goes up', 100, { stateCode: 'NY', county: 'Ontario' }, 8],
  ])('%s', (_, cents, place, tax) => {
    expect(taxOf(cents, place, REGISTERED)?.cents).toBe(tax);
  });

  it('is none where nobody is registered, where there is none, and where nobody knows where it is', () => {
    expect(taxOf(2500, { stateCode: 'CA', county: 'Marin' }, REGISTERED)).toBeNull();
    expect(taxOf(2500, { stateCode: 'OR', county: 'Lane' }, REGISTERED)).toBeNull();
    expect(taxOf(2500, null, REGISTERED)).toBeNull();
  });

  it('knows all 62 counties of New York, and guesses none', () => {
    expect(NEW_YORK_RATES.size).toBe(62);
    expect(() => taxOf(2500, { stateCode: 'NY', county: 'Nowhere' }, REGISTERED)).toThrow(RangeError);
    expect(isTaxKnown('NY')).toBe(true);
    expect(isTaxKnown('CA')).toBe(false);
  });

  it('is a whole number of cents that never falls as the price grows', () => {
    fc.assert(
      fc.property(
        fc.nat(10_000_000),
        fc.nat(1000),
        fc.constantFrom(...NEW_YORK_RATES.keys()),
        (cents, more, county) => {
          const place = { stateCode: 'NY', county };
          const [small = 0, large = 0] = [cents, cents + more].map(
            (of) => taxOf(of, place, REGISTERED)?.cents,
          );
          expect(Number.isInteger(small)).toBe(true);
          expect(large).toBeGreaterThanOrEqual(small);
        },
      ),
    );
  });
});
