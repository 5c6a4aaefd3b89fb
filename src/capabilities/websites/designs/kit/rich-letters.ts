import type { RichText } from '../../rules/rich-text.ts';

/** How many letters a text has, for designs that place short words where long ones would not fit. */
export function richLetters(text: RichText): number {
  const runs = text.flatMap((part) => ('items' in part ? part.items.flat() : part.runs));
  return runs.reduce((sum, run) => sum + run.text.length, 0);
}
