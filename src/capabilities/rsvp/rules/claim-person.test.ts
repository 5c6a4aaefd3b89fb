import { expect, it } from 'vitest';
import { claimPerson } from './claim-person.ts';

const person = (uuid: string, firstName: string, lastName: string, kind = 'ADULT') => ({
  ...{ uuid, firstName, lastName, kind },
});
const ADLERS = [
  person('seat', '', ''),
  person('mia', 'Mia', 'Adler', 'CHILD'),
  person('ruth', 'Ruth', 'Adler'),
  person('zoe', 'Zoë', 'O’Hara'),
];

it.each([
  ['Zoe OHara', 'zoe'],
  ['Adler, Mia', 'mia'],
  ['Ruth and Walter Adler', 'ruth'],
  ['Somebody Else', 'ruth'],
])('%s is %s', (typed, uuid) => {
  expect(claimPerson(typed, ADLERS)?.uuid).toBe(uuid);
});

it('is whoever there is, or nobody', () => {
  expect(claimPerson('Ruth', [person('seat', '', '')])?.uuid).toBe('seat');
  expect(claimPerson('Ruth', [])).toBeUndefined();
});
