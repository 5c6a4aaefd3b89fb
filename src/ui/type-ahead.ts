/** Letters typed so far towards the name of an option, and when the last one came. */
export interface TypeAheadSearch {
  text: string;
  atMs: number;
}

/** The specification knows two waits: 500 ms, and 250 ms in its older lists. */
export const TYPE_AHEAD_RESET_MS = { regular: 500, quick: 250 } as const;

export const NO_SEARCH: TypeAheadSearch = { text: '', atMs: 0 };

/** A letter joins the search, or starts a new one once the wait is over. */
export function continueSearch(
  search: TypeAheadSearch,
  letter: string,
  { nowMs, resetMs }: { nowMs: number; resetMs: number },
): TypeAheadSearch {
  const isOver = nowMs - search.atMs > resetMs;
  return { text: (isOver ? '' : search.text) + letter.toLowerCase(), atMs: nowMs };
}

export function isSearchRunning(search: TypeAheadSearch, nowMs: number, resetMs: number): boolean {
  return search.text !== '' && nowMs - search.atMs <= resetMs;
}

/**
 * Index of the option a search leads to, or -1. One letter, also pressed again and again, walks on
 * from the current option; a longer text may stay on it. Both wrap around.
 */
export function typeAheadMatch(labels: readonly string[], text: string, current: number): number {
  const isOneLetter = text !== '' && [...text].every((letter) => letter === text[0]);
  const wanted = isOneLetter ? text.slice(0, 1) : text;
  const start = Math.max(current, 0) + (isOneLetter && current >= 0 ? 1 : 0);
  for (let step = 0; step < labels.length; step += 1) {
    const index = (start + step) % labels.length;
    if (labels[index]?.toLowerCase().startsWith(wanted)) return index;
  }
  return -1;
}
