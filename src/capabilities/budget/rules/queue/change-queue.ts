import { applyOperations } from '../apply-operations.ts';
import type { BudgetOperation } from '../budget-operations.ts';
import type { BudgetWithVendors } from '../changes/budget-draft.ts';
import type { TakenStep } from '../changes/taken-steps.ts';
import { undoSteps } from '../changes/undo-steps.ts';

type Queued = {
  uuid: string;
  /** What was typed, to give it back should it be refused. */
  typed?: string | undefined;
};

/** A change that is shown already and on its way: steps to take, or those of a change that is taken back. */
export type QueuedChange =
  | (Queued & {
      operations: readonly BudgetOperation[];
      /** The version that was on the screen. */
      basedOn: number;
    })
  | (Queued & { undoes: string; steps: readonly TakenStep[] });

/** What is shown once this is done; what cannot be done to it any more, or was done already, changes nothing. */
export function showChange<State extends BudgetWithVendors>(
  state: State,
  change: QueuedChange,
): { state: State; steps: readonly TakenStep[] } {
  if ('steps' in change) return undoSteps(state, change.steps);
  const applied = applyOperations(state, change.operations);
  return applied.ok ? applied.value : { state, steps: [] };
}

/** What was kept on this device, in the order it was made; nothing where it cannot be read. */
export function readQueue(text: string | null): QueuedChange[] {
  if (text === null) return [];
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter(isQueued) : [];
  } catch {
    return [];
  }
}

function isQueued(value: unknown): value is QueuedChange {
  return (
    typeof value === 'object' &&
    value !== null &&
    'uuid' in value &&
    typeof value.uuid === 'string' &&
    (('operations' in value && Array.isArray(value.operations)) ||
      ('steps' in value && Array.isArray(value.steps) && 'undoes' in value))
  );
}

/** Two pages may write to the same list: what the other one kept stays. */
export function withChange(queue: readonly QueuedChange[], change: QueuedChange): QueuedChange[] {
  return queue.some(({ uuid }) => uuid === change.uuid) ? [...queue] : [...queue, change];
}

export function withoutChange(queue: readonly QueuedChange[], uuid: string): QueuedChange[] {
  return queue.filter((change) => change.uuid !== uuid);
}

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/** Each further try waits twice as long. */
export function pauseBefore(tries: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** Math.max(tries - 1, 0), LONGEST_PAUSE_MS);
}

/** Whether another try can help: no connection, a busy or broken server, too many at once. */
export function isPassing(status: number | undefined): boolean {
  return status === undefined || status >= 500 || [401, 408, 425, 429].includes(status);
}
