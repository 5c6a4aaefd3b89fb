import type { PlannedSeat } from './problem.ts';

/** Eight letters for who sits where, to compare plans of two engines by. */
export function planHash(seats: readonly PlannedSeat[]): string {
  const text = seats
    .map(({ personId, tableId, seat }) => `${personId} ${tableId} ${seat}`)
    .toSorted()
    .join('\n');
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
