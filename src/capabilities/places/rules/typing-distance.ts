export type TypingDistance = {
  /** Slips between what was typed and a beginning of the name: a letter too many, missing, wrong, or two swapped. */
  slips: number;
  /** The whole name is that close, not only its beginning. */
  isWhole: boolean;
};

/**
 * How far `typed` is from a name, or from its beginning while it is still being typed; undefined beyond `most` slips.
 * The optimal string alignment distance, row by row, given up as soon as no cell can stay within `most`.
 */
export function typingDistance(typed: string, name: string, most: number): TypingDistance | undefined {
  const width = Math.min(name.length, typed.length + most);
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= width; column += 1) {
      const cost = slipsAt({ typed, name, row, column }, { beforeLast, last, current });
      current.push(cost);
      if (cost < best) best = cost;
    }
    if (best > most) return undefined;
    beforeLast = last;
    last = current;
  }
  const whole = width === name.length ? (last[width] ?? most + 1) : most + 1;
  if (whole <= most) return { slips: whole, isWhole: true };
  const slips = Math.min(...last);
  return slips <= most ? { slips, isWhole: false } : undefined;
}

type Position = { typed: string; name: string; row: number; column: number };
type Rows = { beforeLast: number[]; last: number[]; current: number[] };

function slipsAt({ typed, name, row, column }: Position, { beforeLast, last, current }: Rows): number {
  const isSame = typed[row - 1] === name[column - 1];
  const changed = (last[column - 1] ?? 0) + (isSame ? 0 : 1);
  const cost = Math.min(changed, (last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
  const isSwap =
    row > 1 && column > 1 && typed[row - 1] === name[column - 2] && typed[row - 2] === name[column - 1];
  return isSwap ? Math.min(cost, (beforeLast[column - 2] ?? 0) + 1) : cost;
}
