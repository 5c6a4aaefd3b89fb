import { expect, it } from 'vitest';
import { headsFrom, headsToDivideAmong, USUAL_GUESTS } from './estimated-heads.ts';

const COUNT = { people: 100, adults: 90, households: 48, coming: 60, declined: 15, closesOn: '2027-05-01' };

it('is the couple’s estimate while nobody is on the list, and a usual wedding without one', () => {
  const estimate = { attending: 121, adults: 121, households: 61, isEstimate: true };
  expect(headsFrom(undefined, 121, '2027-01-01')).toEqual({ invited: 121, ...estimate });
  expect(headsFrom({ ...COUNT, people: 0 }, 121, '2027-01-01')).toEqual({ invited: 121, ...estimate });
  expect(headsFrom(undefined, null, '2027-01-01')).toMatchObject({ invited: USUAL_GUESTS, isEstimate: true });
  expect(headsFrom(undefined, 0, '2027-01-01').invited).toBe(0);
});

it('counts everybody who has not declined until replies are closed, and then who said yes', () => {
  const attendingOn = (day: string) => headsFrom(COUNT, 500, day).attending;
  expect([attendingOn('2027-05-01'), attendingOn('2027-05-02')]).toEqual([85, 60]);
  expect(headsFrom(COUNT, 500, '2027-01-01')).toMatchObject({ invited: 100, adults: 90, households: 48 });
});

it('divides the number among those expected while the list has just begun', () => {
  const listOf = (people: number) => ({ ...COUNT, people, adults: people, coming: 0, declined: 0 });
  const among = (people: number, estimate: number | null) =>
    headsToDivideAmong(listOf(people), estimate, '2027-01-01');
  expect(among(2, null)).toMatchObject({ invited: USUAL_GUESTS, isEstimate: true });
  expect(among(19, 150)).toMatchObject({ invited: 150, isEstimate: true });
  expect(among(20, 150)).toMatchObject({ invited: 20, isEstimate: false });
  expect(among(8, 8)).toMatchObject({ invited: 8, isEstimate: false });
  expect(among(12, 8)).toMatchObject({ invited: 12, isEstimate: false });
});
