import { expect, it } from 'vitest';
import { localInstant, localTimeOf } from './local-time.ts';

it.each([
  ['2027-07-01', '10:00', 'America/New_York', '2027-07-01T14:00:00.000Z'],
  ['2027-01-01', '10:00', 'America/New_York', '2027-01-01T15:00:00.000Z'],
  // Half past two is left out in spring, and comes twice in the fall.
  ['2027-03-14', '02:30', 'America/New_York', '2027-03-14T07:30:00.000Z'],
  ['2027-11-07', '01:30', 'America/New_York', '2027-11-07T05:30:00.000Z'],
  ['2027-12-31', '23:30', 'Pacific/Honolulu', '2028-01-01T09:30:00.000Z'],
])('%s at %s in %s is %s', (day, time, zone, expected) => {
  expect(localInstant(day, time, zone).toISOString()).toBe(expected);
});

it.each([
  ['2027-07-01T14:00:00.000Z', 'America/New_York', '2027-07-01', '10:00'],
  ['2028-01-01T09:30:00.000Z', 'Pacific/Honolulu', '2027-12-31', '23:30'],
])('%s in %s is %s at %s', (at, zone, day, time) => {
  expect(localTimeOf(new Date(at), zone)).toEqual({ day, time });
});
