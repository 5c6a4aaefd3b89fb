import { slugify } from '#base/text.ts';

/** From so much of their trigrams on, two names may be one business. */
const ALIKE = 0.45;

/** Words that half of a trade has in its name and that tell no two apart. */
const COMMON_WORDS = new Set(['the', 'and', 'co', 'llc', 'inc', 'company', 'wedding', 'weddings', 'events']);

function plainWords(name: string): string[] {
  const words = slugify(name).split('-').filter(Boolean);
  const telling = words.filter((word) => !COMMON_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

function trigrams(name: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const word of plainWords(name)) {
    const padded = `  ${word} `;
    for (let at = 0; at + 3 <= padded.length; at += 1) found.add(padded.slice(at, at + 3));
  }
  return found;
}

/** From 0 to 1: how many of the trigrams of both names they share. */
export function likeness(one: string, other: string): number {
  const [mine, theirs] = [trigrams(one), trigrams(other)];
  const shared = [...mine].filter((trigram) => theirs.has(trigram)).length;
  const all = mine.size + theirs.size - shared;
  return all === 0 ? 0 : shared / all;
}

/** Those that may be the same business, the likest first. */
export function alikeNames<Row extends { name: string }>(name: string, rows: readonly Row[]): Row[] {
  return rows
    .map((row) => ({ row, like: likeness(name, row.name) }))
    .filter(({ like }) => like >= ALIKE)
    .toSorted((one, other) => other.like - one.like)
    .map(({ row }) => row);
}
