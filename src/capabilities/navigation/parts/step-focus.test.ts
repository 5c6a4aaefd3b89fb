import { expect, it } from 'vitest';
import { stepIndex } from './step-focus.ts';

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowDown', -1, 0],
  ['ArrowUp', 0, 2],
  ['ArrowLeft', 2, 1],
  ['ArrowUp', -1, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
])('%s from %i leads to %i of three', (key, from, to) => {
  expect(stepIndex(key, from, 3)).toBe(to);
});

it('leaves other keys and empty lists alone', () => {
  expect(stepIndex('Tab', 0, 3)).toBeUndefined();
  expect(stepIndex('Home', -1, 0)).toBeUndefined();
});
