import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NEW_PERSON } from './guest-person.ts';
import {
  EVERYONE,
  filterHouseholds,
  headCount,
  inListOrder,
  type ListedHousehold,
  REPLY_FILTERS,
  type ReplyFilter,
  readGuestView,
  viewPlaces,
  writeGuestView,
} from './guest-view.ts';
import { GUEST_LISTS, GUEST_SIDES } from './household-choices.ts';
import { MAILING_KINDS } from './mailings/mailing.ts';

const coming = { status: 'ATTENDING', meal: null } as const;
const waiting = { status: 'INVITED', meal: null } as const;
const person = (firstName: string, lastName: string) => ({
  ...NEW_PERSON,
  firstName,
  lastName,
  invitations: [coming, null],
  tags: [2],
});
const cruz: ListedHousehold = {
  name: '',
  side: 'A',
  list: 'INVITED',
  address1: '1 Elm Street',
  mailings: [{ kind: 'SAVE_THE_DATE', channel: 'PAPER', sentOn: '2027-01-05' }],
  people: [
    person('José', 'de la Cruz'),
    { ...NEW_PERSON, plusOneOf: 0, invitations: [waiting, waiting], tags: [0] },
  ],
};
const lee: ListedHousehold = {
  name: 'College friends',
  side: 'B',
  list: 'LATER',
  address1: '',
  mailings: [],
  people: [person('Ana', 'Lee'), { ...person('Mia', 'Lee'), kind: 'CHILD', needs: ['HIGH_CHAIR'] }],
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
  // Who is for later has not been asked.
  [{ reply: 'ATTENDING' as const }, [cruz]],
  [{ reply: 'INVITED' as const }, [cruz]],
  [{ reply: 'DECLINED' as const }, []],
  [{ reply: 'NONE' as const }, []],
  [{ isAddressMissing: true }, [lee]],
  [{ unsent: 'INVITATION' as const }, [cruz]],
  [{ unsent: 'SAVE_THE_DATE' as const }, []],
  [{ hasCare: true }, [lee]],
  [{ hasCare: true, side: 'A' as const }, []],
  [{ isAddressMissing: true, side: 'A' as const }, []],
])('%j shows', (view, shown) => {
  expect(filterHouseholds(all, { ...EVERYONE, ...view })).toEqual(shown);
});

it('asks about the event that is shown', () => {
  const shown = (reply: ReplyFilter) =>
    filterHouseholds(all, { ...EVERYONE, reply }, { event: 1, tag: null });
  expect(shown('ATTENDING')).toEqual([]);
  expect(shown('INVITED')).toEqual([cruz]);
  expect(shown('NONE')).toEqual([lee, cruz]);
});

it('asks about a tag where it stands; one that is gone is no filter', () => {
  const lists = {
    events: [{ uuid: 'e0' }, { uuid: 'e1' }],
    tags: [{ uuid: 't0' }, { uuid: 't1' }, { uuid: 't2' }],
  };
  const shown = (tag: string) =>
    filterHouseholds(all, { ...EVERYONE, tag }, viewPlaces({ event: 'e1', tag }, lists));
  expect(viewPlaces({ event: 'e1', tag: 't2' }, lists)).toEqual({ event: 1, tag: 2 });
  expect(viewPlaces({ event: 'gone', tag: 'gone' }, lists)).toEqual({ event: 0, tag: null });
  expect(shown('t0')).toEqual([cruz]);
  expect(shown('t1')).toEqual([]);
  expect(shown('t2')).toEqual([lee, cruz]);
  expect(shown('gone')).toEqual(all);
});

it('is ordered by last names and counted by seats', () => {
  expect(inListOrder(all)).toEqual([cruz, lee]);
  expect(headCount(all)).toEqual({
    lists: { INVITED: 2, MAYBE: 0, LATER: 2 },
    people: 4,
    children: 1,
    infants: 0,
    openSeats: 1,
  });
});

it('a view is read from the address as it was written', () => {
  const view = fc.record({
    event: fc.constantFrom(null, 'f9a3c1de-0000-4000-8000-000000000001'),
    reply: fc.constantFrom(null, ...REPLY_FILTERS),
    text: fc.string({ maxLength: 100 }),
    side: fc.constantFrom(null, ...GUEST_SIDES),
    list: fc.constantFrom(null, ...GUEST_LISTS),
    isAddressMissing: fc.boolean(),
    hasCare: fc.boolean(),
    unsent: fc.constantFrom(null, ...MAILING_KINDS),
    tag: fc.constantFrom(null, 'f9a3c1de-0000-4000-8000-000000000002'),
  });
  fc.assert(
    fc.property(view, (wanted) => {
      expect(readGuestView(new URLSearchParams(writeGuestView(wanted)))).toEqual(wanted);
    }),
  );
  expect(writeGuestView(EVERYONE)).toBe('');
  expect(readGuestView(new URLSearchParams('?side=C&list=x&missing=y'))).toEqual(EVERYONE);
});
