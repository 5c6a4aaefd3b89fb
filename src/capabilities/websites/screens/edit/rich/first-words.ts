import type { RichText } from '../../../rules/rich-text.ts';

const LONGEST = 160;

/** How a text begins, on one line. */
export function firstWords(text: RichText): string {
  const runs = text.flatMap((part) => ('runs' in part ? part.runs : part.items.flat()));
  const line = runs.map((run) => run.text).join(' ');
  return line.length > LONGEST ? `${line.slice(0, LONGEST).trimEnd()}…` : line;
}
