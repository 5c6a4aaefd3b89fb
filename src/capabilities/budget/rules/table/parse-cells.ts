import { plainCell } from '#capabilities/guests/rules/import/plain-cell.ts';

/** What stands between cells: a tab where something was copied from a spreadsheet, else what the first line has most of. */
function separatorOf(text: string): string {
  const end = text.search(/\r|\n/);
  const first = end < 0 ? text : text.slice(0, end);
  if (first.includes('\t')) return '\t';
  const count = (sign: string) => first.split(sign).length;
  return count(';') > count(',') ? ';' : ',';
}

/**
 * Cells of what was pasted or read from a file, as RFC 4180 has them: in quotes where they hold separators, line ends or
 * quotes themselves. A quote in the middle of a cell stands for itself, an open one ends with the text.
 */
export function parseCells(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(source);
  const cell = new RegExp(` *"([^"]*(?:""[^"]*)*)"?([^${separator}\\r\\n]*)|([^${separator}\\r\\n]*)`, 'y');
  const end = new RegExp(`${separator}|\\r\\n|\\r|\\n`, 'y');
  const rows: string[][] = [];
  let row: string[] = [];
  while (cell.lastIndex < source.length) {
    const [, quoted, behind = '', bare = ''] = cell.exec(source) ?? [];
    const content = quoted === undefined ? bare : quoted.replaceAll('""', '"') + behind;
    row.push(plainCell(content.trim()));
    end.lastIndex = cell.lastIndex;
    const [sign] = end.exec(source) ?? [];
    if (sign !== separator) {
      rows.push(row);
      row = [];
    } else if (end.lastIndex === source.length) rows.push([...row, '']);
    cell.lastIndex = sign === undefined ? source.length : end.lastIndex;
  }
  return rows;
}
