import { expect, test } from 'vitest';
import { cityCounty, cityLabel } from './city-choice.ts';

const hudson = { id: 1, name: 'Hudson', stateCode: 'NY' };

test('a city is named with its state', () => {
  expect(cityLabel(hudson)).toBe('Hudson, NY');
});

test('the county tells small towns apart, and only those', () => {
  expect(cityCounty({ ...hudson, population: 9_999, county: 'Columbia' })).toBe('Columbia');
  expect(cityCounty({ ...hudson, population: 10_000, county: 'Columbia' })).toBeUndefined();
  expect(cityCounty({ ...hudson, population: 500, county: null })).toBeUndefined();
  expect(cityCounty({ ...hudson, population: null, county: 'Columbia' })).toBeUndefined();
  expect(cityCounty(hudson)).toBeUndefined();
});
