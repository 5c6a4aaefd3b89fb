import { expect, it } from 'vitest';
import { foldedOccasion, foldedUntil } from './folded-notices.ts';

const FIRST = new Date('2026-11-17T08:00:00Z');
const hoursLater = (hours: number) => new Date(FIRST.getTime() + hours * 3_600_000);

it('only messages are folded', () => {
  expect(foldedOccasion('COUPLE_MESSAGE')).toBe('COUPLE_MESSAGES');
  expect(foldedOccasion('VENDOR_MESSAGE')).toBe('VENDOR_MESSAGES');
  expect(foldedOccasion('NEW_LEAD')).toBeUndefined();
  expect(foldedOccasion('CONNECTED')).toBeUndefined();
});

it.each([
  [0.1, 0, 4],
  [3.9, 0, 4],
  [4, 1, 24],
  [23.9, 1, 24],
  [24, 2, 48],
  [50, 3, 72],
])('what comes %d hours after the first goes with mail %d, after %d hours', (after, stretch, tellAfter) => {
  expect(foldedUntil(FIRST, hoursLater(after))).toEqual({ stretch, tellAt: hoursLater(tellAfter) });
});
