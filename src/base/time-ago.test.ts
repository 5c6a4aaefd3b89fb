import { expect, it } from 'vitest';
import { timeAgo } from './time-ago.ts';

const NOW = new Date('2027-06-12T20:00:00Z');

it.each([
  ['2027-06-12T19:59:31Z', 'just now'],
  ['2027-06-12T20:00:05Z', 'just now'],
  ['2027-06-12T19:58:30Z', '1 minute ago'],
  ['2027-06-12T19:01:00Z', '59 minutes ago'],
  ['2027-06-12T18:59:00Z', '1 hour ago'],
  ['2027-06-12T04:30:00Z', '15 hours ago'],
  // Half past eleven at night in New York.
  ['2027-06-12T03:30:00Z', 'yesterday'],
  ['2027-06-10T20:00:00Z', '2 days ago'],
  ['2027-05-30T20:00:00Z', '13 days ago'],
  ['2027-05-29T20:00:00Z', 'May 29, 2027'],
])('%s is %s', (at, words) => {
  expect(timeAgo(new Date(at), NOW, 'America/New_York')).toBe(words);
});
