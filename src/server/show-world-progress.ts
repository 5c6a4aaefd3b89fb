import type { WorldProgress } from '#capabilities/world/server/index.ts';
import type { Clock } from '#platform/clock.ts';
import { createProgressLine, type ProgressLine } from './progress-line.ts';

const LABELS = {
  pictures: 'Pictures   ',
  storefronts: 'Storefronts',
  indexes: 'Indexes    ',
  cards: 'Cards      ',
} as const;

/** A line for each step of the world, the next one begun when the one before is through. */
export function showWorldProgress(clock: Clock): WorldProgress {
  let current: { step: keyof typeof LABELS; line: ProgressLine } | undefined;
  return (step, done, of) => {
    if (current?.step !== step) {
      current?.line.end();
      current = { step, line: createProgressLine(LABELS[step], () => clock.now().getTime()) };
    }
    current.line.show(done, of);
    if (done === of) current.line.end();
  };
}
