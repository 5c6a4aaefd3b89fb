/** As many as anybody looks through; a longer list would be one to copy. */
export const MOST_FOUND = 20;
const MOST_NAMES = 4;
const SHORTEST_NAME = 2;

/** Small letters without accents, as `foldedName` has them in the database: 'José' is found by 'jose'. The vowels of 'नेहा' are marks, too, and stay. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

/** 'Maya & Jonah' as the beginnings of names that are looked for; none where too little was typed to mean anybody. */
export function namesTyped(text: string): string[] {
  return folded(text)
    .split(/[^\p{L}\p{M}]+/u)
    .filter((name) => name.length >= SHORTEST_NAME && name !== 'and')
    .slice(0, MOST_NAMES);
}
