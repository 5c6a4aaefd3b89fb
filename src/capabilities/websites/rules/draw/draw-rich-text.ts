import type { RichPart, RichRun, RichText } from '../rich-text.ts';
import { hostOf } from '../stored/site-link.ts';

/** A link says where it leads unless its own words do. */
function drawRun(run: RichRun): RichRun {
  const host = run.link === undefined ? '' : hostOf(run.link);
  if (host === '' || run.text.toLowerCase().includes(host.toLowerCase())) return run;
  return { ...run, text: `${run.text} (${host})` };
}

/** One run for every link that is not interrupted, so that its host is named once. */
function joined(runs: readonly RichRun[]): RichRun[] {
  return runs.map((run, place) =>
    run.link !== undefined && runs[place + 1]?.link === run.link ? run : drawRun(run),
  );
}

function drawPart(part: RichPart): RichPart {
  return 'runs' in part ? { ...part, runs: joined(part.runs) } : { ...part, items: part.items.map(joined) };
}

/** As it is read: other hosts are named beside their links. */
export function drawRichText(text: RichText): RichText {
  return text.map(drawPart);
}

/** Lines that were typed without forms, as paragraphs. */
export function paragraphsOf(text: string): RichText {
  return text
    .split(/\n{2,}|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({ kind: 'paragraph', runs: [{ text: line }] }));
}
