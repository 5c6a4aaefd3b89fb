import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvLines } from '#platform/csv/csv-lines.ts';
import { guardedCell, plainCell } from './plain-cell.ts';

it.each([
  ["'=1+1", '=1+1'],
  ["'+1 212 555 0100", '+1 212 555 0100'],
  ["''=1+1", "'=1+1"],
  ["'tis Ana", "'tis Ana"],
  ['Ana', 'Ana'],
])('%s is %s', (cell, plain) => {
  expect(plainCell(cell)).toBe(plain);
});

it('whatever is written into our file comes back as it was, and never as a formula', () => {
  const sign = fc.constantFrom("'", '=', '+', '-', '@', '\t', 'a', '＝', ' ');
  fc.assert(
    fc.property(fc.array(sign, { minLength: 1, maxLength: 6 }), (signs) => {
      const text = signs.join('');
      const written = csvLines([['head'], [guardedCell(text)]]);
      const cell = (parse(written) as string[][])[1]?.[0] ?? '';
      expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      expect(plainCell(cell)).toBe(text);
    }),
  );
});
