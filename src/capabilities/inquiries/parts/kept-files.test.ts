import { expect, it } from 'vitest';
import { type KeptFile, keptIn } from './kept-files.ts';

const HOUR_MS = 3_600_000;
const file: KeptFile = { uuid: 'one', name: 'prices.pdf', sizeBytes: 10, arrivedAt: 0 };

it('finds files again until they are no longer there', () => {
  const text = JSON.stringify([file]);
  expect(keptIn(text, 22 * HOUR_MS)).toEqual([file]);
  expect(keptIn(text, 23 * HOUR_MS)).toEqual([]);
});

it.each([null, '', '{', '{}', '[null]', '[{"uuid":1}]', '["one"]'])('finds nothing in %s', (text) => {
  expect(keptIn(text, 0)).toEqual([]);
});
