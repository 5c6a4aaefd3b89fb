/** The middle value, or the mean of the two in the middle; null of nothing. */
export function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}

/** A median of fewer would tell what one of them does. */
export const FEWEST_PEERS = 8;

/** The median of others, where enough of them have a value at all. */
export function peerMedian(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length < FEWEST_PEERS ? null : medianOf(known);
}
