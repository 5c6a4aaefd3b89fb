import { expect, it } from 'vitest';
import { canUndo, tellAfter, UNDO_OFFERED_MS, UNDO_WINDOW_MS } from './undo-window.ts';

it('nothing is told while it can be undone', () => {
  expect(UNDO_WINDOW_MS).toBeGreaterThan(10 * UNDO_OFFERED_MS);
  const at = new Date('2027-06-12T10:00:00Z');
  expect(tellAfter(at).toISOString()).toBe('2027-06-12T10:02:00.000Z');
  expect(canUndo(at, new Date('2027-06-12T10:01:59Z'))).toBe(true);
  expect(canUndo(at, tellAfter(at))).toBe(false);
});
