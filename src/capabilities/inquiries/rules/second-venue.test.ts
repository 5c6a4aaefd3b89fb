import { expect, it } from 'vitest';
import { bookedVenueOn } from './second-venue.ts';

const barn = {
  uuid: 'barn',
  taxonomyKey: 'wedding-venues',
  status: 'BOOKED',
  weddingDate: '2027-06-12',
} as const;
const mill = { uuid: 'mill', taxonomyKey: 'wedding-venues', day: '2027-06-12' } as const;

it('finds the other venue of the same day', () => {
  expect(bookedVenueOn([barn], mill)).toBe(barn);
  expect(bookedVenueOn([barn], { ...mill, day: null })).toBe(barn);
  expect(bookedVenueOn([{ ...barn, weddingDate: null }], mill)?.uuid).toBe('barn');
});

it('says nothing of other days, other trades, talks, and of itself', () => {
  expect(bookedVenueOn([barn], { ...mill, day: '2027-06-13' })).toBeUndefined();
  expect(bookedVenueOn([barn], { ...mill, taxonomyKey: 'wedding-florists' })).toBeUndefined();
  expect(bookedVenueOn([{ ...barn, status: 'CONNECTED' }], mill)).toBeUndefined();
  expect(bookedVenueOn([{ ...barn, taxonomyKey: 'wedding-florists' }], mill)).toBeUndefined();
  expect(bookedVenueOn([barn], { ...mill, uuid: 'barn' })).toBeUndefined();
});
