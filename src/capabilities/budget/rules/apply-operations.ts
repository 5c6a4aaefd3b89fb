import { ok, type Result } from '#base/result.ts';
import type { BudgetOperation } from './budget-operations.ts';
import { type AppliedChange, type BudgetWithVendors, draftOf, finished } from './changes/budget-draft.ts';
import { takeStep } from './changes/take-step.ts';

/**
 * All steps of a change, or the first reason why not. What somebody else took away in the meantime is left out and told
 * as crossed, so that a long list of steps is not lost for one line. The same in the browser, at once, and on the server.
 */
export function applyOperations<State extends BudgetWithVendors>(
  state: State,
  operations: readonly BudgetOperation[],
): Result<AppliedChange<State>> {
  const draft = draftOf(state);
  for (const operation of operations) {
    const taken = takeStep(draft, operation);
    if (!taken.ok) return taken;
  }
  return ok(finished(state, draft));
}
