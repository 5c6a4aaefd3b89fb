import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isStateCode } from '#base/us-states.ts';
import { readPlaceQuery } from './place-query.ts';

const SEARCH_NAME = /^[\p{L}\p{N}]+( [\p{L}\p{N}]+)*$/u;

/** Readings in short: 'name', 'name*' where a longer name may be meant, and the states behind an @. */
function readingsOf(typed: string): string[] {
  return readPlaceQuery(typed)
    .toSorted((a, b) => a.rank - b.rank)
    .map(
      ({ name, isWhole, stateCodes }) =>
        `${name}${isWhole ? '' : '*'}${stateCodes ? `@${stateCodes.join('/')}` : ''}`,
    );
}

describe('readPlaceQuery', () => {
  it.each([
    ['hudson', ['hudson*']],
    ['hudson,', ['hudson*']],
    ['hudson, ny', ['hudson*@NY', 'hudson']],
    ['Hudson, N.Y.', ['hudson*@NY', 'hudson']],
    ['hudson, new y', ['hudson*@NY', 'hudson']],
    ['Hudson, Columbia County, NY, USA', ['hudson*@NY', 'hudson']],
    ['columbia, mi', ['columbia*@MI', 'columbia*@MN/MS/MO', 'columbia']],
    ['Paris, France', ['paris*']],
    ['bozeman, mt.', ['bozeman*@MT', 'bozeman']],
  ])('%s: a comma ends the name', (typed, expected) => {
    expect(readingsOf(typed)).toEqual(expected);
  });

  it.each([
    ['hudson ny', ['hudson ny*', 'hudson@NY', 'hudson']],
    ['hudson new york', ['hudson new york*', 'hudson@NY', 'hudson']],
    ['hudson new', ['hudson new*', 'hudson@NH/NJ/NM/NY', 'hudson']],
    ['charleston west virginia', ['charleston west virginia*', 'charleston@WV', 'charleston']],
    ['washington d.c.', ['washington d c*', 'washington@DC', 'washington']],
    ['st louis mo', ['saint louis mo*', 'saint louis@MO', 'saint louis@MT', 'saint louis']],
    ["coeur d'alene id", ['coeur dalene id*', 'coeur dalene@ID', 'coeur dalene']],
    ['hudson n', ['hudson n*']],
    ['ny', ['ny*']],
  ])('%s: an ending may be a state', (typed, expected) => {
    expect(readingsOf(typed)).toEqual(expected);
  });

  it('knows what people call a few cities', () => {
    expect(readingsOf('NYC')).toContain('new york');
    expect(readingsOf('New York City')).toContain('new york');
    expect(readingsOf('la')).toEqual(['la*', 'los angeles']);
  });

  it.each(['', '   ', ',', ', ny', '%', '_', '\\', "'", '\0', '💍', '\u202e'])(
    'reads nothing into %j',
    (typed) => {
      expect(readPlaceQuery(typed)).toEqual([]);
    },
  );

  it('survives every text, with names in search form and states that exist', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (typed) => {
        const isSound = readPlaceQuery(typed).every(
          ({ name, stateCodes }) =>
            SEARCH_NAME.test(name) && stateCodes?.length !== 0 && (stateCodes ?? []).every(isStateCode),
        );
        expect(isSound).toBe(true);
      }),
    );
  });
});
