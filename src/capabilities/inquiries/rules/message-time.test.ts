import { expect, it } from 'vitest';
import { messageTime } from './message-time.ts';

const NOW = new Date('2026-11-15T18:30:00Z');

it.each([
  ['2026-11-15T18:05:00Z', 'UTC', '6:05 PM'],
  ['2026-11-15T00:00:00Z', 'UTC', '12:00 AM'],
  ['2026-11-15T18:05:00Z', 'America/New_York', '1:05 PM'],
  // Yesterday evening there, although the same day here.
  ['2026-11-15T04:00:00Z', 'America/New_York', 'Nov 14'],
  ['2026-11-14T23:59:59Z', 'UTC', 'Nov 14'],
  ['2026-11-05T10:00:00Z', 'UTC', 'Nov 5'],
  ['2026-11-01T00:00:00Z', 'UTC', 'Nov 1'],
  ['2026-10-31T23:59:59Z', 'UTC', '10/31/26'],
  ['2025-06-05T10:00:00Z', 'UTC', '6/5/25'],
  // A server whose clock runs ahead.
  ['2026-11-15T18:31:00Z', 'UTC', '6:31 PM'],
])('%s read in %s is %s', (at, timeZone, text) => {
  expect(messageTime(at, NOW, timeZone)).toBe(text);
});
