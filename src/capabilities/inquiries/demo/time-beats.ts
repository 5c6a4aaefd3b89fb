import type { TimedMove } from './play-thread.ts';
import type { Beat } from './tell-tales.ts';

const HOUR_MS = 3_600_000;

/**
 * Puts beats on the calendar, from `start` on and all before `end`: where they would not fit, everything that is not firm
 * moves closer together. With `closesAt` the last move that somebody makes happens just then.
 */
export function timeBeats(
  beats: readonly Beat[],
  { start, end, closesAt }: { start: Date; end: Date; closesAt?: Date | undefined },
): TimedMove[] {
  const firm = sumOf(beats.filter(({ isFirm }) => isFirm));
  const loose = sumOf(beats.filter(({ isFirm }) => !isFirm));
  const room = ((closesAt ?? end).getTime() - start.getTime()) / HOUR_MS - firm;
  if (room <= 0) throw new Error('A story is longer than the time it has.');
  const pace = Math.min(1, (room * 0.98) / Math.max(loose, 0.001));
  let at = start.getTime();
  const moves = beats.map(({ hours, move, isFirm }) => {
    at += hours * (isFirm ? 1 : pace) * HOUR_MS;
    return { at: new Date(Math.round(at)), move };
  });
  if (!closesAt) return moves;
  return moves.map((timed, index) => (index === moves.length - 1 ? { ...timed, at: closesAt } : timed));
}

function sumOf(beats: readonly Beat[]): number {
  return beats.reduce((sum, { hours }) => sum + hours, 0);
}
