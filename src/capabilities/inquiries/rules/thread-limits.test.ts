import { describe, expect, it } from 'vitest';
import { mayWriteAgainAt, waitWords } from './thread-limits.ts';

const NOW = new Date('2026-11-17T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const AN_HOUR = 60;
const A_DAY = 200;

describe('the limit of a thread and person', () => {
  it('lets people talk', () => {
    expect(mayWriteAgainAt([], NOW)).toBeUndefined();
    expect(
      mayWriteAgainAt(
        Array.from({ length: AN_HOUR - 1 }, () => NOW),
        NOW,
      ),
    ).toBeUndefined();
    const spread = Array.from({ length: AN_HOUR }, (_, index) => minutesAgo(index * 2));
    expect(mayWriteAgainAt(spread, NOW)).toBeUndefined();
  });

  it('ends an hour after the message that filled it', () => {
    const burst = Array.from({ length: AN_HOUR }, () => minutesAgo(20));
    expect(mayWriteAgainAt(burst, NOW)).toEqual(new Date(NOW.getTime() + 40 * 60_000));
  });

  it('counts the day as well', () => {
    const steady = Array.from({ length: A_DAY }, (_, index) => minutesAgo(index * 5 + 5));
    expect(mayWriteAgainAt(steady.slice(1), NOW)).toBeUndefined();
    expect(mayWriteAgainAt(steady, NOW)).toEqual(new Date(NOW.getTime() + (24 * 60 - A_DAY * 5) * 60_000));
  });

  it('says how long to wait', () => {
    expect(waitWords(new Date(NOW.getTime() + 90_000), NOW)).toContain('write again in 2 minutes.');
    expect(waitWords(new Date(NOW.getTime() + 7 * 3_600_000), NOW)).toContain('write again in 7 hours.');
  });
});
