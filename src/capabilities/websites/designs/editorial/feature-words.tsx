import type { RichPart, RichText } from '../../rules/rich-text.ts';
import type { BlockProps } from '../kit/block-drawer.ts';
import { RichWords } from '../kit/rich-words.tsx';

const isQuote = (part: RichPart) =>
  'runs' in part && part.runs.every((run) => run.italic || !run.text.trim());

const lettersIn = (text: RichText) =>
  text
    .flatMap((part) => ('runs' in part ? part.runs : part.items.flat()))
    .reduce((sum, run) => sum + run.text.length, 0);

/** Paragraphs between quotes run together in columns; a paragraph all in italics is a quote and hangs by itself. */
function passages(text: RichText): { isQuote: boolean; text: RichPart[] }[] {
  const found: { isQuote: boolean; text: RichPart[] }[] = [];
  for (const part of text) {
    const last = found.at(-1);
    if (last && last.isQuote === isQuote(part)) last.text.push(part);
    else found.push({ isQuote: isQuote(part), text: [part] });
  }
  return found;
}

/** A story as a magazine sets it: headline, columns and a first letter three lines deep where it is long enough for them. */
export function FeatureWords({ block }: BlockProps<'rich-text'>) {
  const isLong = lettersIn(block.text) > 320;
  return (
    <section className="block words" data-long={isLong || undefined}>
      {block.title && <h2>{block.title}</h2>}
      {passages(block.text).map((passage) => (
        <RichWords
          key={JSON.stringify(passage.text[0])}
          text={passage.text}
          className={passage.isQuote ? 'pull-quote' : 'columns'}
        />
      ))}
    </section>
  );
}
