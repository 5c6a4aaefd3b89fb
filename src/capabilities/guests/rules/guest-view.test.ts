import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NEW_PERSON } from './guest-person.ts';
import {
  EVERYONE,
  filterHouseholds,
  headCount,
  inListOrder,
  type ListedHousehold,
  readGuestView,
  writeGuestView,
} from './guest-view.ts';
import { GUEST_LISTS, GUEST_SIDES } from './household-choices.ts';

const person = (firstName: string, lastName: string) => ({ ...NEW_PERSON, firstName, lastName });
const cruz: ListedHousehold = {
  name: '',
  side: 'A',
  list: 'INVITED',
  address1: '1 Elm Street',
  people: [person('José', 'de la Cruz'), { ...NEW_PERSON, plusOneOf: 0 }],
};
const lee: ListedHousehold = {
  name: 'College friends',
  side: 'B',
  list: 'LATER',
  address1: '',
  people: [person('Ana', 'Lee'), { ...person('Mia', 'Lee'), kind: 'CHILD' }],
};
const all = [lee, cruz];

it.each([
  [{}, [lee, cruz]],
  [{ text: 'jose' }, [cruz]],
  [{ text: 'cruz jose' }, [cruz]],
  [{ text: 'COLLEGE' }, [lee]],
  [{ text: 'ruz' }, []],
  [{ side: 'A' as const }, [cruz]],
  [{ list: 'LATER' as const }, [lee]],
  [{ isAddressMissing: true }, [lee]],
  [{ isAddressMissing: true, side: 'A' as const }, []],
])('%j shows', (view, shown) => {
  expect(filterHouseholds(all, { ...EVERYONE, ...view })).toEqual(shown);
});

it('is ordered by last names and counted by seats', () => {
  expect(inListOrder(all)).toEqual([cruz, lee]);
  expect(headCount(all)).toEqual({
    lists: { INVITED: 2, MAYBE: 0, LATER: 2 },
    people: 4,
    children: 1,
    infants: 0,
    openSeats: 1,
    missingAddresses: 1,
  });
});

it('a view is read from the address as it was written', () => {
  const view = fc.record({
    text: fc.string({ maxLength: 100 }),
    side: fc.constantFrom(null, ...GUEST_SIDES),
    list: fc.constantFrom(null, ...GUEST_LISTS),
    isAddressMissing: fc.boolean(),
  });
  fc.assert(
    fc.property(view, (wanted) => {
      expect(readGuestView(new URLSearchParams(writeGuestView(wanted)))).toEqual(wanted);
    }),
  );
  expect(writeGuestView(EVERYONE)).toBe('');
  expect(readGuestView(new URLSearchParams('?side=C&list=x&missing=y'))).toEqual(EVERYONE);
});
