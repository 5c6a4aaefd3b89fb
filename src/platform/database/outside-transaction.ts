const MARK = '-- no transaction';
const CREATES_INDEX = /\bcreate\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?"?(\w+)/i;
const DROPS_INDEX = /\bdrop\s+index\s+concurrently\s+if\s+exists\s+"?(\w+)/i;

/** Whether a migration asks, by its first line, to be run statement by statement. */
export function isOutsideTransaction([first = '']: string[]): boolean {
  return first.split('\n', 1)[0]?.trim() === MARK;
}

/**
 * What has no transaction is begun again from its first statement when it broke off. An index that was not finished stays
 * behind under its name and is never used, so each has to be dropped before it is created.
 */
export function assertRepeatable(statements: string[]): void {
  const dropped = new Set<string>();
  for (const statement of statements) {
    const drops = DROPS_INDEX.exec(statement)?.[1];
    if (drops) dropped.add(drops);
    const creates = CREATES_INDEX.exec(statement)?.[1];
    if (creates && !dropped.has(creates)) {
      throw new Error(
        `A migration without a transaction creates the index ${creates}: write 'drop index concurrently if exists ${creates}' before it.`,
      );
    }
  }
}
