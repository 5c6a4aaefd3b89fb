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
const DRAWS = 4;
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
  const fitting = new Map<readonly Line[], readonly string[]>();

  /** The lines that suit these traits, those about a trait several times over; found once for each list. */
  function fittingLines(lines: readonly Line[]): readonly string[] {
    const known = fitting.get(lines);
    if (known) return known;
    const found = lines.flatMap((line) => {
      if (typeof line === 'string') return [line];
      return traits.has(line.when) ? new Array<string>(TRAIT_WEIGHT).fill(line.text) : [];
    });
    fitting.set(lines, found);
    return found;
  }

  /** Nearly always one of the first few draws is free; only a list that is nearly used up is looked through. */
  function pickFree(lines: readonly string[]): string | undefined {
    for (let draw = 0; draw < DRAWS && lines.length > 0; draw += 1) {
      const line = random.pick(lines);
      if (!used.has(line)) return line;
    }
    const free = lines.filter((line) => !used.has(line));
    return free.length > 0 ? random.pick(free) : undefined;
  }

  function remember(text: string): void {
    used.add(text);
    if (used.size <= memory) return;
    const [oldest] = used;
    if (oldest !== undefined) used.delete(oldest);
  }

  return {
    write(lines, further) {
      const text = pickFree(fittingLines(lines));
      if (text === undefined) return undefined;
      remember(text);
      return writePhrase(text, random, further ? { ...words, ...further } : words);
    },
  };
}
