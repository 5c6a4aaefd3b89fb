import { describe, expect, it } from 'vitest';
import { mayDispute } from './may-dispute.ts';

const [early, late] = [new Date('2027-06-01'), new Date('2027-06-09')];

describe('a review may be disputed', () => {
  it.each([
    ['that never was', null, undefined, true],
    ['whose dispute is begun', null, { state: 'BEGUN', endedAt: null }, true],
    ['whose dispute is open', late, { state: 'OPEN', endedAt: null }, false],
    ['whose dispute was taken back', null, { state: 'ENDED', endedAt: late }, true],
    ['that was kept', null, { state: 'KEPT', endedAt: late }, false],
    ['that was kept, edited before', early, { state: 'KEPT', endedAt: late }, false],
    ['that was kept, edited since', late, { state: 'KEPT', endedAt: early }, true],
    ['that was taken down and came back edited', late, { state: 'REMOVED', endedAt: early }, true],
  ] as const)('%s', (_which, editedAt, last, expected) => {
    expect(mayDispute({ editedAt }, last)).toBe(expected);
  });
});
