import { expect, it } from 'vitest';
import { isReadOnlyView } from './read-only-view.ts';

it('is read-only for staff who view an account, until its owner allows changes', () => {
  const now = new Date('2026-11-17T12:00:00Z');
  expect(isReadOnlyView({ is_spoof: false, support_write_until: null }, now)).toBe(false);
  expect(isReadOnlyView({ is_spoof: true, support_write_until: null }, now)).toBe(true);
  expect(isReadOnlyView({ is_spoof: true, support_write_until: '2026-11-17T13:00:00Z' }, now)).toBe(false);
  expect(isReadOnlyView({ is_spoof: true, support_write_until: '2026-11-17T11:00:00Z' }, now)).toBe(true);
});
