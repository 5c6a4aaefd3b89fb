import { lineWidths } from './letter-widths.ts';

/** A measure to fill and the sizes that are allowed in it, all in hundredths of the page's width (cqi). */
export type Measure = { line: number; smallest: number; largest: number };

export type FittedLine = {
  /** Type size, in cqi. */
  size: number;
  /** Where on the width axis, in percent. */
  width: number;
  /** Type size in the face without a width axis, in cqi. */
  plain: number;
};

/** A hair less than the measure, for what rounding adds. */
const SLACK = 0.999;
/** The face without that axis sets wider on phones than where it was measured. */
const PLAIN_SLACK = 0.945;
/** Where on the axis a line is most at ease: 50 is its narrowest, 150 its widest. */
const AT_EASE = 92;

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);
const shorten = (value: number) => Math.round(value * 100) / 100;

/**
 * Size and width of a line so that it fills its measure. The width axis does the work; the size only moves so far that the
 * axis can reach, and letters are never stretched.
 */
export function fitLine(line: string, { line: measure, smallest, largest }: Measure): FittedLine {
  const { narrow, wide, shoulders } = lineWidths(line);
  const full = measure * SLACK;
  const easy = narrow + ((wide - narrow) * (AT_EASE - 50)) / 100;
  // Never so large that even the narrowest letters overflow.
  const size = Math.min(clamp(full / easy, smallest, largest), full / narrow);
  const width = wide > narrow ? 50 + (100 * (full / size - narrow)) / (wide - narrow) : 100;
  return {
    size: shorten(size),
    width: shorten(clamp(width, 50, 150)),
    plain: shorten(Math.min((full * PLAIN_SLACK) / shoulders, largest * 1.6)),
  };
}

/** Words in as few lines as the smallest size allows, of nearly even length. */
export function breakLines(text: string, { line: measure, smallest }: Measure): string[] {
  const pieces = text.split(/\s+|(?<=-)/u).filter(Boolean);
  const widthOf = (from: number, to: number) => lineWidths(joined(pieces.slice(from, to))).narrow;
  const room = (measure * SLACK) / smallest;
  const count = Math.min(pieces.length, Math.ceil(widthOf(0, pieces.length) / room));
  const even = widthOf(0, pieces.length) / count;
  const lines: string[] = [];
  let from = 0;
  for (let at = 1; at <= pieces.length; at += 1) {
    const isLast = at === pieces.length;
    const isFull = lines.length < count - 1 && widthOf(from, at + 1) > Math.max(even, 1) * 1.12;
    if (isLast || isFull || widthOf(from, at + 1) > room) {
      lines.push(joined(pieces.slice(from, at)));
      from = at;
    }
  }
  return lines;
}

/** A hyphen holds the next piece; anything else is parted by a space. */
function joined(pieces: readonly string[]): string {
  return pieces.join(' ').replaceAll('- ', '-');
}
