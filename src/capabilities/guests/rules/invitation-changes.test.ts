import { expect, it } from 'vitest';
import { invitationChanges } from './invitation-changes.ts';

it('puts those together of whom the same is said', () => {
  const events = [
    { uuid: 'dinner', dishes: [{ uuid: 'trout' }, { uuid: 'risotto' }] },
    { uuid: 'brunch', dishes: [] },
  ];
  const waiting = { status: 'INVITED', meal: null } as const;
  const people = [
    { uuid: 'ana', invitations: [{ status: 'ATTENDING', meal: 1 } as const, null] },
    { uuid: 'tom', invitations: [waiting, waiting] },
    { uuid: 'mia', invitations: [waiting, null] },
  ];
  expect(invitationChanges(events, people)).toEqual([
    { eventUuid: 'dinner', status: 'ATTENDING', dishUuid: 'risotto', guestUuids: ['ana'] },
    { eventUuid: 'dinner', status: 'INVITED', dishUuid: null, guestUuids: ['tom', 'mia'] },
    { eventUuid: 'brunch', status: null, dishUuid: null, guestUuids: ['ana', 'mia'] },
    { eventUuid: 'brunch', status: 'INVITED', dishUuid: null, guestUuids: ['tom'] },
  ]);
});
