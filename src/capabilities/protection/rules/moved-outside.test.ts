import { describe, expect, it } from 'vitest';
import { calendarDate } from '#base/calendar-date.ts';
import { isMovedOutside, isOtherPlan, type WeddingPlan } from './moved-outside.ts';

const HUDSON = { cityId: 1, lat: 42.25, lon: -73.79, marketId: null };
const ALBANY = { cityId: 2, lat: 42.65, lon: -73.75, marketId: null };
const MIAMI = { cityId: 3, lat: 25.76, lon: -80.19, marketId: null };
const [FREE, TAKEN, LATER] = [
  calendarDate('2027-06-12'),
  calendarDate('2027-06-19'),
  calendarDate('2029-06-12'),
];
const listing = {
  availability: { blockedDays: new Set([TAKEN]), daysOff: [1], availableThrough: calendarDate('2028-12-31') },
  place: HUDSON,
  travelRadiusMiles: 50,
};
const before: WeddingPlan = { date: FREE, place: HUDSON };

describe('a wedding that moved', () => {
  it.each<[string, WeddingPlan, WeddingPlan, boolean]>([
    ['nowhere', before, before, false],
    ['to a day that is taken', before, { ...before, date: TAKEN }, true],
    ['to a day that is free', before, { ...before, date: calendarDate('2027-06-13') }, false],
    ['to a day off', before, { ...before, date: calendarDate('2027-06-14') }, true],
    ['beyond what is open', before, { ...before, date: LATER }, true],
    ['back to no day at all', before, { ...before, date: null }, false],
    ['from no day to one that is taken', { ...before, date: null }, { ...before, date: TAKEN }, false],
    ['to the next town', before, { ...before, place: ALBANY }, false],
    ['far away', before, { ...before, place: MIAMI }, true],
    [
      'from far away to another far place',
      { ...before, place: MIAMI },
      { ...before, place: { ...MIAMI, cityId: 4 } },
      false,
    ],
    ['to nowhere in particular', before, { ...before, place: null }, false],
  ])('%s', (_name, from, to, expected) => {
    expect(isMovedOutside(from, to, listing)).toBe(expected);
    if (expected) expect(isOtherPlan(from, to)).toBe(true);
  });
});
