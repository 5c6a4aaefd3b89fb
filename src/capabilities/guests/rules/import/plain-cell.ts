/** What a spreadsheet would run, behind any number of signs that say ‘this is text’. */
const DEFUSED = /^'+[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/u;

/** Takes off the sign that our own file puts before a formula; `guardedCell` is the way there. */
export function plainCell(cell: string): string {
  return DEFUSED.test(cell) ? cell.slice(1) : cell;
}

/** Text that looks as if it had been defused already gets one more sign, so that taking one off always gives it back. */
export function guardedCell(cell: string): string {
  return DEFUSED.test(cell) ? `'${cell}` : cell;
}
