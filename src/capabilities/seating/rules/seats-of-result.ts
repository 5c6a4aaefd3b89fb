import { seatSteps } from './operations/plan-steps.ts';
import type { Step } from './operations/steps.ts';
import type { SeatingState } from './seating-state.ts';

export type ResultChair = { guestUuid: string; tableUuid: string; seat: number };

/**
 * The steps that lead to what a run found: everybody whom it names on their chair, everybody else on none. Whoever stopped
 * coming while it ran is left out; whoever is pinned must be where they were.
 */
export function stepsOfResult(
  state: SeatingState,
  chairs: readonly ResultChair[],
  isComing: (guestUuid: string) => boolean,
): { steps: Step[]; left: string[]; movesPinned: boolean } {
  const coming = chairs.filter(({ guestUuid }) => isComing(guestUuid));
  const left = chairs.flatMap(({ guestUuid }) => (isComing(guestUuid) ? [] : [guestUuid]));
  const named = new Set(coming.map(({ guestUuid }) => guestUuid));
  const wishes = [
    ...state.seats
      .filter(({ guestUuid }) => !named.has(guestUuid))
      .map(({ guestUuid }) => ({ guestUuid, chair: null })),
    ...coming.map(({ guestUuid, tableUuid, seat }) => ({ guestUuid, chair: { tableUuid, seat } })),
  ];
  const steps = seatSteps(state, wishes);
  const moved = new Set(steps.flatMap((step) => (step.on === 'guest' ? [step.uuid] : [])));
  const movesPinned = state.seats.some(({ guestUuid, isPinned }) => isPinned && moved.has(guestUuid));
  return { steps, left, movesPinned };
}
