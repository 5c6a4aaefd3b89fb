import { cleanName } from '#base/validation/clean-name.ts';
import { numberInRangeMessage } from '#base/validation/messages.ts';
import { required } from '#base/validation/required.ts';
import { LONGEST_RETURN_LINE, MOST_RETURN_LINES } from './guest-limits.ts';
import { mostSkipped, type PrintKind } from './label-sheets.ts';
import { nameLength } from './name-length.ts';

const lineLength = nameLength(LONGEST_RETURN_LINE);

/** One line each, as they are printed; empty ones say nothing. */
export function returnLines(text: string): string[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(cleanName)
    .filter(Boolean);
}

function returnAddressProblem(text: string): string | undefined {
  const lines = returnLines(text);
  if (lines.length > MOST_RETURN_LINES) return `Use up to ${MOST_RETURN_LINES} lines.`;
  const isLong = lines.some((line) => lineLength(line) !== undefined);
  return isLong ? `Each line must be ${LONGEST_RETURN_LINE} characters or less` : undefined;
}

function skipProblem(skip: number | null, { kind }: { kind: PrintKind }): string | undefined {
  if (kind === 'ENVELOPES_A7') return skip ? 'Envelopes have no labels to skip' : undefined;
  const most = mostSkipped(kind);
  const isPlace = skip === null || (Number.isInteger(skip) && skip >= 0 && skip <= most);
  return isPlace ? undefined : numberInRangeMessage(0, most);
}

export const PRINT_RULES = {
  kind: [required],
  formality: [required],
  skip: [required, skipProblem],
  returnAddress: [returnAddressProblem],
};
