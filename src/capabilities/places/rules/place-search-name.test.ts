import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeNameBeginnings, placeSearchName } from './place-search-name.ts';

describe('placeSearchName', () => {
  it.each([
    ['Cañon City', 'canon city'],
    ['Mayagüez', 'mayaguez'],
    ["Coeur d'Alene", 'coeur dalene'],
    ['O’Fallon', 'ofallon'],
    ['Winston-Salem', 'winston salem'],
    ['St. Paul', 'saint paul'],
    ['Port St. Lucie', 'port saint lucie'],
    ['Sault Ste. Marie', 'sault sainte marie'],
    ['Ft. Worth', 'fort worth'],
    ['Mt Vernon', 'mount vernon'],
    ['  ', ''],
  ])('stores %s as %s', (name, expected) => {
    expect(placeSearchName(name)).toBe(expected);
  });

  it('is its own normal form, whatever comes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = placeSearchName(text);
        expect(placeSearchName(once)).toBe(once);
        expect(once).toBe(once.trim());
      }),
    );
  });
});

describe('placeNameBeginnings', () => {
  it('leaves open what an unfinished last word will become', () => {
    expect(placeNameBeginnings('st')).toEqual(['st', 'saint']);
    expect(placeNameBeginnings('port st')).toEqual(['port st', 'port saint']);
  });

  it('takes a full stop as the end of the word', () => {
    expect(placeNameBeginnings('st.')).toEqual(['saint']);
    expect(placeNameBeginnings('St. ')).toEqual(['saint']);
  });

  it('writes out every word before the last', () => {
    expect(placeNameBeginnings('st pau')).toEqual(['saint pau']);
    expect(placeNameBeginnings('ft st joh')).toEqual(['fort saint joh']);
  });

  it('has nothing to say about nothing', () => {
    expect(placeNameBeginnings('')).toEqual([]);
    expect(placeNameBeginnings(' .%_ ')).toEqual([]);
  });
});
