import { type BudgetOperation, MOST_OPERATIONS } from '../budget-operations.ts';

/** A change is sent as a whole, and a call takes so much and no more. */
const MOST_BYTES = 200_000;

/** As many changes as it takes to send them all. */
export function inChanges(operations: readonly BudgetOperation[]): BudgetOperation[][] {
  const encoder = new TextEncoder();
  const changes: BudgetOperation[][] = [];
  let room = 0;
  for (const operation of operations) {
    const bytes = encoder.encode(JSON.stringify(operation)).length;
    const current = changes.at(-1);
    if (current && bytes <= room && current.length < MOST_OPERATIONS) current.push(operation);
    else {
      changes.push([operation]);
      room = MOST_BYTES;
    }
    room -= bytes;
  }
  return changes;
}
