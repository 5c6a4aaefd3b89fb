import { expect, it } from 'vitest';
import { PLANNING_STAGE_LABELS, PLANNING_STAGES } from './planning-stages.ts';

it('labels every planning stage differently', () => {
  expect(Object.keys(PLANNING_STAGE_LABELS)).toEqual([...PLANNING_STAGES]);
  expect(new Set(Object.values(PLANNING_STAGE_LABELS)).size).toBe(PLANNING_STAGES.length);
});
