export type TypingDistance = {
  /** Slips of the finger: a letter too many, missing, wrong, or two swapped. */
  slips: number;
  /** The whole name is that close, not only its beginning. */
  isWhole: boolean;
};

/** Longer texts are no names; the rows below are made once because this runs for every name there is. */
const LONGEST = 200;
const FAR = 255;
const rows = [0, 1, 2].map(() => new Uint8Array(LONGEST + 2).fill(FAR)) as [Row, Row, Row];

type Row = Uint8Array<ArrayBuffer>;

/**
 * How far `typed` is from a name, or from the beginning of one while it is still being typed; undefined beyond `most`
 * slips. The optimal string alignment distance, of which only the cells near the diagonal can stay within `most`.
 */
export function typingDistance(typed: string, name: string, most: number): TypingDistance | undefined {
  if (typed.length > LONGEST || name.length < typed.length - most) return undefined;
  let [beforeLast, last, current] = rows;
  for (let column = 0; column <= most + 1; column += 1) last[column] = column;
  for (let row = 1; row <= typed.length; row += 1) {
    const end = Math.min(name.length, row + most);
    if (fillRow({ typed, name, row, most, end }, beforeLast, last, current) > most) return undefined;
    current[end + 1] = FAR;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  const end = Math.min(name.length, typed.length + most);
  let slips = FAR;
  for (let column = Math.max(0, typed.length - most); column <= end; column += 1) {
    slips = Math.min(slips, at(last, column));
  }
  return { slips, isWhole: end === name.length && at(last, end) === slips };
}

type Cells = { typed: string; name: string; row: number; most: number; end: number };

/** One letter of what was typed against the letters of the name around the same place; answers the best cell. */
function fillRow({ typed, name, row, most, end }: Cells, beforeLast: Row, last: Row, current: Row): number {
  const start = Math.max(1, row - most);
  const letter = typed.charCodeAt(row - 1);
  const letterBefore = typed.charCodeAt(row - 2);
  current[start - 1] = start === 1 ? row : FAR;
  let best = at(current, start - 1);
  for (let column = start; column <= end; column += 1) {
    const other = name.charCodeAt(column - 1);
    let slips = at(last, column - 1) + (letter === other ? 0 : 1);
    slips = Math.min(slips, at(last, column) + 1, at(current, column - 1) + 1);
    const isSwap = letter === name.charCodeAt(column - 2) && letterBefore === other;
    if (isSwap) slips = Math.min(slips, at(beforeLast, column - 2) + 1);
    current[column] = slips;
    if (slips < best) best = slips;
  }
  return best;
}

function at(row: Row, column: number): number {
  return row[column] ?? FAR;
}
