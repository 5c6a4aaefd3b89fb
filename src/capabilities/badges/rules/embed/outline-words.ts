import { SEAL_LETTERS } from './seal-letters.data.ts';

const EM = 1000;

type Line = { text: string; size: number; center: number; baseline: number };

/** Words as outlines, which look the same where none of our fonts are. */
export function outlineWords({ text, size, center, baseline }: Line): string {
  const scale = size / EM;
  let x = 0;
  const paths = [...text].map((letter) => {
    const known = SEAL_LETTERS[letter];
    if (!known) throw new Error(`No outline was taken of '${letter}'.`);
    const path = known.outline && `<path transform="translate(${x})" d="${known.outline}"/>`;
    x += known.width;
    return path;
  });
  const begin = (center - (x * scale) / 2).toFixed(2);
  return `<g transform="translate(${begin} ${baseline}) scale(${scale})">${paths.join('')}</g>`;
}
