/** Which row a key leads to, or nothing for keys that move nowhere. */
export function rowForKey(
  key: string,
  { row, rowCount, pageRows }: { row: number; rowCount: number; pageRows: number },
): number | undefined {
  const steps: Record<string, number> = {
    ArrowDown: row + 1,
    ArrowUp: row - 1,
    PageDown: row + pageRows,
    PageUp: row - pageRows,
    Home: 0,
    End: rowCount - 1,
  };
  const target = steps[key];
  return target === undefined ? undefined : Math.min(Math.max(target, 0), rowCount - 1);
}
