import { describe, expect, it } from 'vitest';
import type { ThreadEvent } from '../contract/fields.ts';
import { threadDays } from './thread-days.ts';

const at = (createdAt: string) => ({ createdAt }) as ThreadEvent;
const here = { now: new Date('2026-11-15T15:00:00Z'), timeZone: 'America/New_York' };

describe('threadDays', () => {
  it('puts events under the day they happened on where they are read', () => {
    const events = [
      at('2025-12-31T12:00:00Z'),
      at('2026-11-10T12:00:00Z'),
      at('2026-11-15T02:00:00Z'),
      at('2026-11-15T12:00:00Z'),
      at('2026-11-15T13:00:00Z'),
    ];
    expect(threadDays(events, here).map(({ label, events: ofDay }) => [label, ofDay.length])).toEqual([
      ['Wednesday, December 31, 2025', 1],
      ['Tuesday, November 10', 1],
      ['Yesterday', 1],
      ['Today', 2],
    ]);
  });

  it('names whole dates while nobody knows where it is read', () => {
    expect(threadDays([at('2026-11-15T02:00:00Z')], undefined)[0]?.label).toBe('Sunday, November 15, 2026');
  });
});
