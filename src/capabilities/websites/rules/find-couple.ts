/** As many as anybody looks through; a longer list would be one to copy. */
export const MOST_FOUND = 20;
const MOST_NAMES = 4;
const SHORTEST_NAME = 2;

/** Letters without their marks, in small ones: 'José' is found by 'jose'. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase();
}

/** 'Maya & Jonah' as the beginnings of names that are looked for; none where too little was typed to mean anybody. */
export function namesTyped(text: string): string[] {
  return folded(text)
    .split(/[^\p{L}]+/u)
    .filter((name) => name.length >= SHORTEST_NAME && name !== 'and')
    .slice(0, MOST_NAMES);
}
