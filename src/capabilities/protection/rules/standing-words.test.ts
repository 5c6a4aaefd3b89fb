import { expect, it } from 'vitest';
import { type ShownCase, standingWords } from './standing-words.ts';

const until = '2026-11-28T03:00:00.000Z';
const open: ShownCase = { key: 'UNREACHABLE', state: 'OPEN', until, daysLeft: 12, because: null };
const ended = (because: ShownCase['because']): Partial<ShownCase> => ({
  state: 'ENDED',
  because,
  daysLeft: null,
});

it.each<[Partial<ShownCase>, string, string]>([
  // In the listing's own time it is still the day before.
  [{}, '12 days left', 'Until Nov 27'],
  [{ daysLeft: 1 }, '1 day left', 'Until Nov 27'],
  [{ key: 'NEVER_OPENED', daysLeft: 3 }, '3 days left', 'Comes back Nov 27'],
  [{ key: 'NEVER_OPENED', daysLeft: null }, 'Due now', 'Within the hour'],
  [{ key: 'DUPLICATE', until: null, daysLeft: null }, 'Due now', 'Within the hour'],
  [{ state: 'WAITING' }, 'You asked', 'We’re looking at it'],
  [{ state: 'CAME' }, 'Came back', ''],
  [{ state: 'NOT_COVERED', until: null }, 'Not covered', ''],
  [ended('TIME'), 'Ended', 'Nov 27, 2026'],
  [ended('OPENED'), 'Opened', 'They got your message'],
  [ended('BOOKED'), 'Booked', 'They were real'],
  [ended('PAID_ONCE'), 'Checked', 'Your first charge'],
  [ended('REFUNDED'), 'Over', 'Already refunded'],
  [ended('DECLINED'), 'Declined', 'You asked'],
])('%j', (part, value, note) => {
  expect(standingWords({ ...open, ...part }, 'America/New_York')).toEqual({ value, note });
});
