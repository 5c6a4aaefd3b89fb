import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvLines } from './csv-lines.ts';

it.each([
  [['a', 'b'], 'a,b'],
  [['a,b', 'say "hi"', 'two\nlines'], '"a,b","say ""hi""","two\nlines"'],
  [[null, 0, 12.5, -3, ''], ',0,12.5,-3,'],
  [['=1+1', '+1', '-1', '@sum', '\tx', '\rx'], `'=1+1,'+1,'-1,'@sum,"'\tx","'\rx"`],
  [['＝1+1', '＋1', '－1', '＠sum'], `'＝1+1,'＋1,'－1,'＠sum`],
  [[' =1', 'a ', "'quoted"], `" =1","a ",'quoted`],
])('%j', (row, line) => {
  expect(csvLines([row])).toBe(`${line}\r\n`);
});

it('writes line after line', () => {
  expect(csvLines([])).toBe('');
  expect(
    csvLines([
      ['a', 1],
      ['b', 2],
    ]),
  ).toBe('a,1\r\nb,2\r\n');
});

it('is read as it was written, and no cell is a formula', () => {
  const cell = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[=+@＝\t\r\n",' a-]{0,6}$/));
  const row = fc.array(cell, { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 4 }), (rows) => {
      const read: string[][] = parse(csvLines(rows), { relax_column_count: true });
      const meant = read.map((cells, y) =>
        cells.map((text, x) => (text === `'${rows[y]?.[x]}` ? text.slice(1) : text)),
      );
      expect(meant).toEqual(rows);
      for (const text of read.flat()) expect(text).not.toMatch(/^[=+\-@\t\r＝＋－＠]/);
    }),
  );
});
