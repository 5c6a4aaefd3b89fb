import { formatCount } from '#base/format-count.ts';
import type { RichRun, RichText } from '../rich-text.ts';
import { LONGEST_TEXT_RUN, MOST_TEXT_PARTS, MOST_TEXT_RUNS } from '../site-limits.ts';

function lineProblem(runs: readonly RichRun[]): string | undefined {
  if (runs.some(({ text }) => text.length > LONGEST_TEXT_RUN))
    return `A paragraph can have up to ${formatCount(LONGEST_TEXT_RUN)} characters. Please break it up.`;
  if (runs.length > MOST_TEXT_RUNS)
    return 'There’s too much bold, italics and links in one paragraph. Please break it up.';
  return undefined;
}

/** What keeps a text from being stored, in words; nothing where it is sound. What is pasted comes in any length. */
export function richTextProblem(text: RichText): string | undefined {
  if (text.length > MOST_TEXT_PARTS)
    return `A text can have up to ${MOST_TEXT_PARTS} paragraphs, headings, and lists. Please put the rest into another block.`;
  for (const part of text) {
    const lines = 'runs' in part ? [part.runs] : part.items;
    if (lines.length > MOST_TEXT_RUNS)
      return `A list can have up to ${MOST_TEXT_RUNS} items. Please begin another one.`;
    const problem = lines.map(lineProblem).find((each) => each !== undefined);
    if (problem) return problem;
  }
  return undefined;
}
