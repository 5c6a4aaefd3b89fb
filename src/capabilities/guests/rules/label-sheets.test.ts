import { expect, it } from 'vitest';
import { LABEL_KINDS, LABEL_SHEETS, LETTER, mostSkipped } from './label-sheets.ts';

it.each(LABEL_KINDS)('the labels of %s fill the sheet and leave the same edge on both sides', (kind) => {
  const { columns, rows, width, height, left, top, across, down } = LABEL_SHEETS[kind];
  expect(left + (columns - 1) * across + width + left).toBeCloseTo(LETTER.width, 10);
  expect(top + (rows - 1) * down + height + top).toBeCloseTo(LETTER.height, 10);
  expect(across).toBeGreaterThanOrEqual(width);
  expect(down).toBeGreaterThanOrEqual(height);
});

it('a sheet has as many labels as its box says, and one of them is left', () => {
  expect(LABEL_KINDS.map(mostSkipped)).toEqual([29, 9, 29]);
  expect(mostSkipped('ENVELOPES_A7')).toBe(0);
});
