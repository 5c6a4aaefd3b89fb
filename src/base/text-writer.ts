import { type Words, writePhrase } from './phrase.ts';
import type { SeededRandom } from './seeded-random.ts';

/** A phrase, or one for those alone who have a trait: { when: 'film-35mm', text: 'We shoot …' }. */
export type Line = string | { readonly when: string; readonly text: string };

export type TextWriter = {
  /** One fitting line that this writer has not used before, with these further words; undefined when none is left. */
  write(lines: readonly Line[], further?: Words): string | undefined;
};

/** A line about a trait says more than one that fits everybody, so it comes first more often. */
const TRAIT_WEIGHT = 3;
const NO_TRAITS: ReadonlySet<string> = new Set();

/**
 * Writes one page's texts, so that no sentence stands on it twice. A long list of short texts, of which a page shows a few
 * at a time, sets a `memory`: only that many of the latest lines count as used.
 */
export function createTextWriter(
  random: SeededRandom,
  words: Words,
  {
    traits = NO_TRAITS,
    memory = Number.POSITIVE_INFINITY,
  }: { traits?: ReadonlySet<string>; memory?: number } = {},
): TextWriter {
  const used = new Set<string>();
  const isFree = (line: Line) =>
    typeof line === 'string' ? !used.has(line) : traits.has(line.when) && !used.has(line.text);

  function remember(text: string): void {
    used.add(text);
    if (used.size <= memory) return;
    const [oldest] = used;
    if (oldest !== undefined) used.delete(oldest);
  }

  return {
    write(lines, further) {
      const free = lines.filter(isFree);
      if (free.length === 0) return undefined;
      const line = random.pickWeighted(free, (each) => (typeof each === 'string' ? 1 : TRAIT_WEIGHT));
      const text = typeof line === 'string' ? line : line.text;
      remember(text);
      return writePhrase(text, random, further ? { ...words, ...further } : words);
    },
  };
}
