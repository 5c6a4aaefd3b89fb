import type { SeatingOperation } from '../operations/steps.ts';
import { MOST_OPERATIONS } from '../seating-limits.ts';

/** What was kept on this device, in the order it was made; nothing where it cannot be read. */
export function readQueue(text: string | null): SeatingOperation[] {
  if (text === null) return [];
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter(isOperation) : [];
  } catch {
    return [];
  }
}

function isOperation(value: unknown): value is SeatingOperation {
  return (
    typeof value === 'object' &&
    value !== null &&
    'uuid' in value &&
    typeof value.uuid === 'string' &&
    'steps' in value &&
    Array.isArray(value.steps)
  );
}

/** Two pages may write to the same list: what the other one kept stays. */
export function withOperation(
  queue: readonly SeatingOperation[],
  operation: SeatingOperation,
): SeatingOperation[] {
  return queue.some(({ uuid }) => uuid === operation.uuid) ? [...queue] : [...queue, operation];
}

export function withoutOperations(
  queue: readonly SeatingOperation[],
  uuids: ReadonlySet<string>,
): SeatingOperation[] {
  return queue.filter(({ uuid }) => !uuids.has(uuid));
}

/** A call takes 256 kB and no more. */
const MOST_BYTES = 200_000;

/** As many from the beginning as one call takes, and at least one. */
export function nextBatch(queue: readonly SeatingOperation[]): SeatingOperation[] {
  const encoder = new TextEncoder();
  let bytes = 0;
  const fitting = queue.slice(0, MOST_OPERATIONS).findIndex((operation) => {
    bytes += encoder.encode(JSON.stringify(operation)).length;
    return bytes > MOST_BYTES;
  });
  return queue.slice(0, fitting < 0 ? MOST_OPERATIONS : Math.max(fitting, 1));
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
