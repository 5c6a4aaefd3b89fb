import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';

it.each([
  [['a', 'b'], 'a,b'],
  [['a,b', 'say "hi"', 'two\nlines'], '"a,b","say ""hi""","two\nlines"'],
  [[null, 0, 12.5, -3, ''], ',0,12.5,-3,'],
  [['=1+1', '+1', '-1', '@sum', '\tx', '\rx'], `"'=1+1","'+1","'-1","'@sum","'\tx","'\rx"`],
  [[' =1', "'quoted"], `" =1","'quoted"`],
])('%j', (row, line) => {
  expect(csvLine(row)).toBe(`${line}\r\n`);
});

/** As RFC 4180 reads a line. */
function parse(line: string): string[] {
  const cells: string[] = [];
  const pattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n$)/gy;
  for (const [, quoted, plain = ''] of line.matchAll(pattern)) {
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
  }
  return cells;
}

it('is read as it was written, and no cell is a formula', () => {
  const cell = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[=+@\t\r\n",' a-]{0,6}$/));
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 6 }), (row) => {
      const cells = parse(csvLine(row));
      expect(cells.map((text, index) => (text === `'${row[index]}` ? row[index] : text))).toEqual(row);
      for (const text of cells) expect(text).not.toMatch(/^[=+\-@\t\r]/);
    }),
  );
});
