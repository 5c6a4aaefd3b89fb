import { describe, expect, test } from 'vitest';
import { countedSubject, placeLabel, searchSubject } from './search-words.ts';

const hudson = { type: 'CITY', name: 'Hudson, NY', stateCode: 'NY' } as const;
const newYorkCity = { type: 'MARKET', name: 'New York', stateCode: 'NY' } as const;
const newYork = { type: 'STATE', name: 'New York', stateCode: 'NY' } as const;
const everywhere = { type: 'ALL_MARKETS', name: 'everywhere', stateCode: null } as const;
const here = { type: 'NEAR_ME', name: 'near you', stateCode: null } as const;

describe('what a search is called', () => {
  test.each([
    [hudson, 84, '84 wedding venues near Hudson, NY'],
    [hudson, 1, '1 wedding venue near Hudson, NY'],
    [hudson, 0, 'No wedding venues near Hudson, NY'],
    [newYorkCity, 1200, '1,200 wedding venues near New York, NY'],
    [newYork, 12, '12 wedding venues in New York'],
    [everywhere, 78, '78 wedding venues'],
    [here, 9, '9 wedding venues near you'],
  ])('%o with %i found', (place, total, text) => {
    expect(countedSubject('wedding-venues', place, total)).toBe(text);
  });

  test('trades whose many is not their one with an s', () => {
    expect(countedSubject('wedding-bands-djs', hudson, 1)).toBe('1 wedding band or DJ near Hudson, NY');
    expect(searchSubject('wedding-bands-djs', everywhere)).toBe('wedding bands & DJs');
  });

  test('places on buttons', () => {
    expect([hudson, newYorkCity, newYork, everywhere, here].map(placeLabel)).toEqual([
      'Hudson, NY',
      'New York, NY',
      'New York',
      'Everywhere',
      'Near you',
    ]);
  });
});
