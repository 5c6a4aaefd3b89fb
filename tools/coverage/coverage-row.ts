export type CoverageStatus = 'done' | 'later';

/** A row of docs/coverage.md: what the specification asks for, and where it stands. */
export type CoverageRow = { item: string; status: string; where: string; proof: string };

const HEADING = ['item', 'status', 'where it lives', 'proved by'];

function cellsOf(line: string): string[] {
  return line
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
}

function isRow(line: string): boolean {
  return line.startsWith('|') && line.endsWith('|') && !/^\|[\s|:-]+\|$/.test(line);
}

/** Every row of every coverage table; a line that is no row of four cells is an error, so that none is lost in silence. */
export function readCoverageRows(document: string): CoverageRow[] {
  const rows: CoverageRow[] = [];
  for (const line of document.split('\n').map((text) => text.trim())) {
    if (!isRow(line)) continue;
    const cells = cellsOf(line);
    const [item = '', status = '', where = '', proof = ''] = cells;
    if (cells.length !== HEADING.length) throw new Error(`Not a row of ${HEADING.length} cells: ${line}`);
    if (HEADING.every((name, index) => cells[index] === name)) continue;
    rows.push({ item, status, where, proof });
  }
  return rows;
}

/** A file, and the one name of it that is meant: `src/base/money.ts#formatCents`. */
export type Named = { file: string; name?: string | undefined };

/** What a cell names: whatever stands in backticks and looks like a path of the repository. */
export function namedIn(cell: string): Named[] {
  return [...cell.matchAll(/`([^`\s]+)`/g)]
    .map((match) => match[1] ?? '')
    .filter((text) => /^(src|e2e|tools|db|data|docs|bench)\//.test(text))
    .map((text) => {
      const [file = '', name] = text.split('#');
      return { file, name };
    });
}

export function filesIn(cell: string): string[] {
  return namedIn(cell).map(({ file }) => file);
}

/** The item's first code span, such as `GET /web-api/v1/user/status`. */
export function codeOf(item: string): string | undefined {
  return /^`([^`]+)`/.exec(item)?.[1];
}
