import { expect, it } from 'vitest';
import { knowsVenue } from './knows-venue.ts';

it('a venue is known by the couple’s own word or by a booking', () => {
  expect(knowsVenue('PLANNING_VENUE_BOOKED', false)).toBe(true);
  expect(knowsVenue('ALMOST_DONE', false)).toBe(true);
  expect(knowsVenue('PLANNING_NO_VENUE_BOOKED', false)).toBe(false);
  expect(knowsVenue(null, false)).toBe(false);
  expect(knowsVenue(null, true)).toBe(true);
});
