import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countEvent, type InvitedHousehold } from './event-count.ts';
import { INVITATION_STATUSES } from './invitation.ts';

const invitation = fc.oneof(
  fc.constant(null),
  fc.record({
    status: fc.constantFrom(...INVITATION_STATUSES),
    meal: fc.constantFrom(null, 0, 1),
  }),
);
const person = fc.record({
  firstName: fc.constantFrom('', 'Ana'),
  lastName: fc.constant(''),
  kind: fc.constantFrom('ADULT' as const, 'CHILD' as const),
  invitations: fc.array(invitation, { minLength: 2, maxLength: 2 }),
});
const household: fc.Arbitrary<InvitedHousehold> = fc.record({
  list: fc.constantFrom('INVITED' as const, 'MAYBE' as const, 'LATER' as const),
  people: fc.array(person, { maxLength: 4 }),
});

it('adds up, whatever the list', () => {
  fc.assert(
    fc.property(fc.array(household, { maxLength: 8 }), fc.constantFrom(0, 1), (households, place) => {
      const count = countEvent(households, place, 2);
      expect(count.coming + count.waiting + count.declined).toBe(count.invited);
      expect(count.dishes.reduce((sum, one) => sum + one, count.undecided)).toBe(count.coming);
      expect(count.openSeats).toBeLessThanOrEqual(count.coming + count.waiting);
      const invited = households.filter(({ list }) => list === 'INVITED').flatMap(({ people }) => people);
      expect(count.invited).toBe(invited.filter(({ invitations }) => invitations[place]).length);
    }),
  );
});

it('counts those who are for later nowhere, and open seats apart', () => {
  const coming = { status: 'ATTENDING', meal: 1 } as const;
  const waiting = { status: 'INVITED', meal: null } as const;
  const people: InvitedHousehold['people'] = [
    { firstName: 'Ana', lastName: 'Lee', kind: 'ADULT', invitations: [coming] },
    { firstName: 'Mia', lastName: 'Lee', kind: 'CHILD', invitations: [{ ...coming, meal: null }] },
    { firstName: '', lastName: '', kind: 'ADULT', invitations: [waiting] },
    { firstName: 'Tom', lastName: 'Lee', kind: 'ADULT', invitations: [{ ...waiting, status: 'DECLINED' }] },
    { firstName: 'Kim', lastName: 'Lee', kind: 'ADULT', invitations: [null] },
  ];
  const households: InvitedHousehold[] = [
    { list: 'INVITED', people },
    { list: 'LATER', people },
  ];
  expect(countEvent(households, 0, 2)).toEqual({
    invited: 4,
    coming: 2,
    waiting: 1,
    declined: 1,
    openSeats: 1,
    children: 1,
    dishes: [0, 1],
    undecided: 1,
  });
});
