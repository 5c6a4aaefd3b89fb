import { expect, it } from 'vitest';
import { eventMinutes } from './event-minutes.ts';

it.each([
  ['16:00', '16:45', 45],
  ['18:30', '01:00', 390],
  ['16:00', '16:00', 1440],
  ['16:00', '', 120],
])('from %s to %s it takes %i minutes', (startsAt, endsAt, minutes) => {
  expect(eventMinutes({ startsAt, endsAt })).toBe(minutes);
});
