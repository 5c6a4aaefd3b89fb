import { expect, it } from 'vitest';
import { liftOver } from './use-lift.ts';

const rect = (left: number, right: number, top: number, bottom: number) => ({ left, right, top, bottom });

it('rises above a bar it would cover, and stays where there is none', () => {
  const stack = rect(860, 1260, 0, 100);
  const composer = rect(416, 976, 640, 800);
  expect(liftOver(stack, [composer], 800)).toBe(160);
  expect(liftOver(stack, [rect(0, 416, 640, 800)], 800)).toBe(0);
  expect(liftOver(stack, [rect(416, 976, 400, 600)], 800)).toBe(0);
  expect(liftOver(stack, [rect(416, 976, 900, 1000)], 800)).toBe(0);
  expect(liftOver(stack, [], 800)).toBe(0);
});
