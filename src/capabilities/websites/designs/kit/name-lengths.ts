import type { CSSProperties } from 'react';
import type { SiteView } from '../../rules/site-view.ts';

const WIDE = /[mwMW@]/;
const NARROW = /[iljtfrIJ.,’'-]/;

/** In letters of average width: an m takes more room than an i. */
function widthOf(word: string): number {
  return [...word].reduce(
    (sum, letter) => sum + (WIDE.test(letter) ? 1.45 : NARROW.test(letter) ? 0.65 : 1),
    0,
  );
}

/**
 * How long the names are, for sheets that set their size by it: `--line` counts the letters of both names on one line,
 * `--longest` those of the longer name, `--word` those of the longest piece that cannot be broken. None is below three.
 */
export function nameLengths({ names, words: { and } }: SiteView): CSSProperties {
  const longest = (words: readonly string[]) => Math.round(Math.max(3, ...words.map(widthOf)) * 10) / 10;
  return {
    '--line': longest([names.join(` ${and} `)]),
    '--longest': longest(names),
    '--word': longest(names.flatMap((name) => name.split(/(?<=-)|\s+/))),
  } as CSSProperties;
}
