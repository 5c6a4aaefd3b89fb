/** How many mistakes are forgiven in a word of this length. */
export function forgivenMistakes(letters: number): number {
  if (letters < 4) return 0;
  return letters < 8 ? 1 : 2;
}

const FAR = 1_000;
/** Names of businesses and people are shorter; what is longer is compared as far as this. */
const LONGEST = 64;
/** Comparing does not wait for anything, so one set of rows serves all. */
const ROWS: [Int16Array, Int16Array, Int16Array] = [
  new Int16Array(LONGEST + 3),
  new Int16Array(LONGEST + 3),
  new Int16Array(LONGEST + 3),
];

type Rows = { row: number; columns: number; current: Int16Array; last: Int16Array; beforeLast: Int16Array };

/** The costs of turning the first `row` typed letters into each beginning of the word; gives the least of them. */
function fillRow(typed: string, word: string, { row, columns, current, last, beforeLast }: Rows): number {
  const [letter, before] = [typed.charCodeAt(row - 1), typed.charCodeAt(row - 2)];
  current[0] = row;
  let least = row;
  for (let column = 1; column <= columns; column += 1) {
    const other = word.charCodeAt(column - 1);
    let cost = (last[column - 1] ?? FAR) + (letter === other ? 0 : 1);
    cost = Math.min(cost, (last[column] ?? FAR) + 1, (current[column - 1] ?? FAR) + 1);
    if (before === other && letter === word.charCodeAt(column - 2)) {
      cost = Math.min(cost, (beforeLast[column - 2] ?? FAR) + 1);
    }
    current[column] = cost;
    least = Math.min(least, cost);
  }
  return least;
}

/**
 * How many letters have to be changed, added, left out, or swapped with their neighbour to turn what was typed into the
 * word, or into a beginning of it; more than `most` is not counted further.
 */
export function editDistance(
  typedText: string,
  wordText: string,
  { most, isBeginning }: { most: number; isBeginning: boolean },
): number {
  const typed = typedText.slice(0, LONGEST);
  const word = wordText.slice(0, LONGEST);
  const tooFar = most + 1;
  if (typed.length - word.length > most) return tooFar;
  if (!isBeginning && word.length - typed.length > most) return tooFar;
  // No beginning that is longer than this can be near enough.
  const columns = Math.min(word.length, typed.length + most);
  let [beforeLast, last, current] = ROWS;
  for (let column = 0; column <= columns; column += 1) last[column] = column;
  let [least, leastBefore] = [0, 0];
  for (let row = 1; row <= typed.length; row += 1) {
    [least, leastBefore] = [fillRow(typed, word, { row, columns, current, last, beforeLast }), least];
    // A swap looks two rows back.
    if (Math.min(least, leastBefore) > most) return tooFar;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return Math.min(tooFar, isBeginning ? (typed.length === 0 ? 0 : least) : (last[columns] ?? FAR));
}
