import type { SeatingTable } from './problem.ts';

/** The chairs beside a chair. Around a table the last is beside the first; a row has two ends. */
export function neighboringChairs({ shape, seats }: Pick<SeatingTable, 'shape' | 'seats'>, chair: number): number[] {
  const isOpen = shape === 'ROW' || shape === 'SWEETHEART';
  const beside = isOpen ? [chair - 1, chair + 1] : [(chair + seats - 1) % seats, (chair + 1) % seats];
  return [...new Set(beside)].filter((other) => other >= 0 && other < seats && other !== chair);
}
