/** Cells of a spreadsheet as the clipboard carries them: tabs between, quotes around what holds tabs or lines. */
export function readClipboard(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const bare = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  for (let at = 0; at < bare.length; at += 1) {
    const sign = bare[at] ?? '';
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (bare[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === '\t' || sign === '\n') {
      row.push(cell);
      cell = '';
      if (sign === '\n') {
        rows.push(row);
        row = [];
      }
    } else cell += sign;
  }
  return [...rows, [...row, cell]];
}

const quoted = (cell: string) => (/["\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

export function writeClipboard(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(quoted).join('\t')).join('\n');
}
