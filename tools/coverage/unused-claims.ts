import { type CoverageRow, type Named, namedIn } from './coverage-row.ts';
import { MESSAGES_FILE, quotedMessages, type SpecifiedMessage } from './specified-messages.ts';
import { isProduct, type UsedCode } from './used-code.ts';

const SOURCE = /^src\/.+\.(tsx?|json)$/;
/** Where a file has many small claims beside each other, and some may wait for their screens. */
const RULES = /^src\/(base\/|app\/rules\/|capabilities\/[^/]+\/rules\/).+\.ts$/;

function problemOf({ file, name }: Named, used: UsedCode): string | undefined {
  if (!SOURCE.test(file) || !isProduct(file)) return undefined;
  if (!used.files.has(file)) return `nothing uses ${file}`;
  if (name !== undefined)
    return used.names.has(`${file}#${name}`) ? undefined : `nothing uses ${file}#${name}`;
  if (!RULES.test(file) || file === MESSAGES_FILE) return undefined;
  const idle = used.idleNames(file);
  return idle.length > 0 ? `${file} has what nothing uses (${idle.join(', ')}); say file#name` : undefined;
}

/** What rows call done although no screen and no call uses it: a file nothing runs, a rule nobody asks, a message nobody reads. */
export function unusedClaims(
  rows: readonly CoverageRow[],
  used: UsedCode,
  messages: readonly SpecifiedMessage[],
): string[] {
  return rows
    .filter(({ status }) => status === 'done')
    .flatMap(({ item, where }) => {
      const quoted = quotedMessages(item, messages).map(({ name }) => ({ file: MESSAGES_FILE, name }));
      const problems = [...namedIn(where), ...quoted].flatMap((named) => problemOf(named, used) ?? []);
      return problems.map((problem) => `${item}: ${problem}`);
    });
}
