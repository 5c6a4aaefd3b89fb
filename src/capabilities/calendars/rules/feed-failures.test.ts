import { expect, it } from 'vitest';
import { asksForChangesOnly, FEED_FAILURES, feedFailureWords, readAgainAfterMs } from './feed-failures.ts';

it('every failure has words of its own, which end like a sentence', () => {
  const words = FEED_FAILURES.map(feedFailureWords);
  expect(new Set(words).size).toBe(words.length);
  for (const sentence of words) expect(sentence).toMatch(/^[A-Z].*\.$/);
});

it('a broken calendar is asked less often', () => {
  expect([0, 2, 3, 100].map((failures) => readAgainAfterMs(failures) / 60_000)).toEqual([30, 30, 360, 360]);
});

it('once a day everything is read', () => {
  const then = new Date('2026-11-16T12:00:00Z');
  expect(asksForChangesOnly(then, new Date('2026-11-17T11:59:00Z'))).toBe(true);
  expect(asksForChangesOnly(then, new Date('2026-11-17T12:00:00Z'))).toBe(false);
});
