import { expect, it } from 'vitest';
import { lotCame, lotEnds } from './lot-words.ts';

const NOW = '2026-11-18T12:00:00.000Z';

it.each([
  ['GIVEN', '2026-08-02T09:00:00.000Z', 'given Aug 2'],
  ['BOUGHT', '2025-08-02T09:00:00.000Z', 'bought Aug 2, 2025'],
  ['REFUNDED', '2026-11-09T09:00:00.000Z', 'refunded Nov 9'],
  ['MOVED', '2026-01-01T00:00:00.000Z', 'moved here Jan 1'],
] as const)('%s on %s reads %s', (source, at, text) => {
  expect(lotCame({ source, at }, NOW)).toBe(text);
});

it.each([
  [1, 'Expires Dec 9, 2026'],
  [16, 'Expire Dec 9, 2026'],
])('%i end: %s', (remaining, text) => {
  expect(lotEnds({ remaining, expiresAt: '2026-12-09T00:00:00.000Z' })).toBe(text);
});
