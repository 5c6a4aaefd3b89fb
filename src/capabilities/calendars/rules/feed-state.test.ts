import { expect, it } from 'vitest';
import { agoWords, feedStateWords, feedTroubleWords } from './feed-state.ts';

const now = new Date('2026-11-17T12:00:00Z');
const feed = { readAt: '2026-11-17T11:56:00Z', failure: null, isFailing: false, days: ['2027-06-12'] };

it.each([
  ['2026-11-17T12:00:30Z', 'just now'],
  ['2026-11-17T11:59:20Z', 'just now'],
  ['2026-11-17T11:59:00Z', '1 minute ago'],
  ['2026-11-17T11:00:30Z', '59 minutes ago'],
  ['2026-11-17T11:00:00Z', '1 hour ago'],
  ['2026-11-15T12:00:01Z', '47 hours ago'],
  ['2026-11-10T12:00:00Z', '7 days ago'],
])('%s was %s', (then, words) => {
  expect(agoWords(new Date(then), now)).toBe(words);
});

it('a calendar says when it was read and what it takes', () => {
  expect(feedStateWords(feed, now)).toBe('Read 4 minutes ago, 1 day taken');
  expect(feedStateWords({ ...feed, days: Array.from({ length: 12 }, () => '') }, now)).toMatch(
    /12 days taken$/,
  );
});

it('a calendar that fails says why, and what happens next', () => {
  expect(feedTroubleWords(feed)).toBeUndefined();
  expect(feedTroubleWords({ ...feed, failure: 'GONE' })).toBe(
    'There’s no calendar at that link anymore. We’ll try again in half an hour.',
  );
  expect(feedTroubleWords({ ...feed, failure: 'TOO_SLOW', isFailing: true })).toBe(
    'That website took too long to answer. The days we read last still count as taken.',
  );
});
