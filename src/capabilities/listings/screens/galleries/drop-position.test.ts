import { expect, it } from 'vitest';
import { dropPosition } from './drop-position.ts';

it.each([
  ['a', 'c', 'after', 2],
  ['a', 'c', 'before', 1],
  ['c', 'a', 'before', 0],
  ['c', 'a', 'after', 1],
  ['x', 'b', 'before', 1],
  ['a', 'gone', 'after', 2],
] as const)('%s dropped on %s, %s: place %i', (moved, key, where, place) => {
  expect(dropPosition(['a', 'b', 'c'], moved, { key, dropPosition: where })).toBe(place);
});
