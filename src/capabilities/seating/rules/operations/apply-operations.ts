import type { SeatingState } from '../seating-state.ts';
import { findFault } from './find-fault.ts';
import type { RefusedOperation, SeatingOperation } from './steps.ts';
import { takeSteps } from './take-steps.ts';

export type Applied = {
  state: SeatingState;
  taken: SeatingOperation[];
  refused: RefusedOperation[];
};

/**
 * One after the other, each whole or not at all. The browser shows what comes of it at once, the server decides by the order
 * in which operations reach it; both ask this.
 */
export function applyOperations(
  before: SeatingState,
  operations: readonly SeatingOperation[],
  isComing: (guestUuid: string) => boolean,
): Applied {
  let state = before;
  const taken: SeatingOperation[] = [];
  const refused: RefusedOperation[] = [];
  for (const operation of operations) {
    const next = takeSteps(state, operation.steps);
    const fault = next.ok ? findFault(next.state, operation.steps, isComing) : next.fault;
    if (fault) refused.push({ uuid: operation.uuid, ...fault });
    else if (next.ok) {
      state = next.state;
      taken.push(operation);
    }
  }
  return { state, taken, refused };
}
