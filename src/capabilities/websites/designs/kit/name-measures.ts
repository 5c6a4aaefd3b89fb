import type { CSSProperties } from 'react';
import type { SiteView } from '../../rules/site-view.ts';

/**
 * How long the names are, for sheets that size them: `--longest` counts the letters of the longest piece that does not break,
 * `--line` those of all names with the word between them.
 */
export function nameMeasures({ names, words: { and } }: SiteView): CSSProperties {
  const pieces = names.flatMap((name) => name.split(/\s+|(?<=-)/u));
  return {
    '--longest': Math.max(...pieces.map((piece) => [...piece].length), 1),
    '--line': [...names.join(` ${and} `)].length,
  } as CSSProperties;
}
