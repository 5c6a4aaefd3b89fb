import { expect, it } from 'vitest';
import { rowForKey } from './row-keys.ts';

const place = { row: 5, rowCount: 100, pageRows: 10 };

it.each([
  ['ArrowDown', 6],
  ['ArrowUp', 4],
  ['PageDown', 15],
  ['PageUp', 0],
  ['Home', 0],
  ['End', 99],
])('%s leads to row %d', (key, row) => {
  expect(rowForKey(key, place)).toBe(row);
});

it('stays inside the table and leaves other keys alone', () => {
  expect(rowForKey('ArrowDown', { ...place, row: 99 })).toBe(99);
  expect(rowForKey('ArrowUp', { ...place, row: 0 })).toBe(0);
  expect(rowForKey('a', place)).toBeUndefined();
});
