import { expect, it } from 'vitest';
import { milestonesOf } from './milestones.ts';

const PLANNED = [
  { key: 'invitation-send', title: 'Invitations go out', day: '2027-07-10', isDone: false },
  { key: 'rsvp-close', title: 'Replies close', day: '2027-08-25', isDone: false },
  { key: 'wedding-day', title: 'The day', day: '2027-09-18', isDone: false },
];

it('closes replies on the day that guests are told, in the order of days', () => {
  const days = (closesOn: string | null, today = '2027-01-01') =>
    milestonesOf(PLANNED, { closesOn, today }).map(
      ({ title, day, isDone }) => `${title} ${day}${isDone ? ' done' : ''}`,
    );
  expect(days('2027-08-19')[1]).toBe('Replies close 2027-08-19');
  expect(days('2027-07-01')[0]).toBe('Replies close 2027-07-01');
  expect(days('2027-08-19', '2027-08-19')[1]).toBe('Replies close 2027-08-19');
  expect(days('2027-08-19', '2027-08-20')[1]).toBe('Replies close 2027-08-19 done');
  expect(days(null)[1]).toBe('Replies close 2027-08-25');
});
