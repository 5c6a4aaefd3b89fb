import { foldName, type TypedWords } from '#base/search-words.ts';

type NameAndTown = { name: TypedWords[]; town: string };

/** 'Far Rockaway, NY' */
const MOST_TOWN_WORDS = 3;

/** What was typed, read as a name with its town behind it: in every way, the shortest town first. */
export function readTowns(typed: readonly TypedWords[]): NameAndTown[] {
  const words = typed[0]?.words ?? [];
  const most = Math.min(MOST_TOWN_WORDS, words.length - 1);
  return Array.from({ length: Math.max(0, most) }, (_, shorter) => {
    const count = shorter + 1;
    const names = typed.map((reading) => ({ ...reading, words: reading.words.slice(0, -count) }));
    return { name: names.filter((reading) => reading.words.length > 0), town: words.slice(-count).join(' ') };
  });
}

/** Whether these words are the town, its state or both; the last of them may be unfinished. */
export function isInTown(row: { city: string; state_code: string }, town: string): boolean {
  return [`${row.city} ${row.state_code}`, row.state_code].some((place) => foldName(place).startsWith(town));
}
