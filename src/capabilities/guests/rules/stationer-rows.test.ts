import { expect, it } from 'vitest';
import { NEW_PERSON } from './guest-person.ts';
import { NEW_HOUSEHOLD } from './new-household.ts';
import { STATIONER_HEADER, stationerRow } from './stationer-rows.ts';

const people = [
  { ...NEW_PERSON, title: 'Ms.', firstName: 'Ana', lastName: 'Lee' },
  { ...NEW_PERSON, title: 'Mr.', firstName: 'Tom', lastName: 'Park' },
];
const HOME = { address1: '1 Elm St', address2: 'Apt 2', city: 'Hudson', region: 'NY', postalCode: '12534' };

it('has a cell for each line of the envelope', () => {
  const row = stationerRow({ ...NEW_HOUSEHOLD, ...HOME, people }, 'FORMAL');
  expect(row).toEqual([
    ...['Ms. Ana Lee and Mr. Tom Park', 'Ms. Lee and Mr. Park'],
    ...['1 Elm St', 'Apt 2', 'Hudson, NY 12534', '', ''],
    ...['', '2', 'Ana Lee and Tom Park'],
  ]);
  expect(row).toHaveLength(STATIONER_HEADER.length);
});

it('takes the couple’s own words, and the country in capitals as it is printed', () => {
  const own = {
    envelopeOuter: 'The House',
    envelopeInner: 'Ana & Tom',
    country: 'DE',
    city: 'Köln',
    postalCode: '50667',
  };
  const row = stationerRow({ ...NEW_HOUSEHOLD, ...own, address1: 'Domplatz 1', people }, 'RELAXED');
  expect(row.slice(0, 8)).toEqual([
    'The House',
    'Ana & Tom',
    'Domplatz 1',
    '50667 Köln',
    'GERMANY',
    '',
    '',
    'DE',
  ]);
});
