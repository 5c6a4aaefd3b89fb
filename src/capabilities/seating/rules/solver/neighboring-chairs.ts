import type { SeatingTable } from './problem.ts';

/** The chairs beside a chair, by number from 1. Around a table the last is beside the first; a row has two ends. */
export function neighboringChairs(
  { shape, seats }: Pick<SeatingTable, 'shape' | 'seats'>,
  chair: number,
): number[] {
  const isOpen = shape === 'ROW' || shape === 'SWEETHEART';
  const beside = isOpen ? [chair - 1, chair + 1] : [((chair + seats - 2) % seats) + 1, (chair % seats) + 1];
  return [...new Set(beside)].filter((other) => other >= 1 && other <= seats && other !== chair);
}
