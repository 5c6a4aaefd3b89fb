const WORDS = 'Favorites';

/** What the board is called that favorites go to unasked; numbered where the couple has taken the name already. */
export function defaultBoardName(taken: readonly string[]): string {
  const known = new Set(taken.map((name) => name.toLowerCase()));
  let name = WORDS;
  for (let number = 2; known.has(name.toLowerCase()); number += 1) name = `${WORDS} ${number}`;
  return name;
}
