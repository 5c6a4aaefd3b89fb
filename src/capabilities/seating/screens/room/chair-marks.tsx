import { CHAIR_IN, chairsOf } from '../../rules/chairs.ts';
import type { SeatingTable } from '../../rules/seating-state.ts';

const R = CHAIR_IN / 2;

/**
 * All chairs of a table as one shape. In a picture that takes every touch for itself, browsers add up where each of its
 * shapes lies whenever one moves, and that takes longer the more there are.
 */
export function ChairMarks({ table }: { table: SeatingTable }) {
  const rings = chairsOf(table).map(
    ({ x, y }) => `M${x - R} ${y}a${R} ${R} 0 1 0 ${2 * R} 0a${R} ${R} 0 1 0 ${-2 * R} 0`,
  );
  return <path data-chairs d={rings.join('')} strokeWidth={1} className="fill-paper stroke-line-strong" />;
}
