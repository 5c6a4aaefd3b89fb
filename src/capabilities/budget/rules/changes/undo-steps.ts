import type { BudgetThing } from '../budget-operations.ts';
import { isSameValue } from '../same-value.ts';
import {
  type AppliedChange,
  type BudgetWithVendors,
  childrenOf,
  cross,
  type Draft,
  draftOf,
  finished,
  mapOf,
  paymentsOf,
} from './budget-draft.ts';
import { add, change, changeTotal, pick, remove } from './take-step.ts';
import type { TakenStep, Values } from './taken-steps.ts';

/** Whatever was added and is other than it was, or has something of others on it, stays. */
function takeBackAdded(draft: Draft, of: BudgetThing, uuid: string, after: Values): void {
  const current = mapOf(draft, of).get(uuid);
  if (!current) return;
  const changed = Object.keys(after).filter(
    (field) => field !== 'position' && !isSameValue(current[field], after[field]),
  );
  const isHeld =
    of === 'line' &&
    (draft.booked.has(uuid) || childrenOf(draft, uuid).length > 0 || paymentsOf(draft, uuid).length > 0);
  for (const field of changed) cross(draft, of, uuid, field);
  if (isHeld) cross(draft, of, uuid);
  if (!isHeld && changed.length === 0) remove(draft, of, uuid);
}

function takeBackFields(draft: Draft, of: BudgetThing, uuid: string, before: Values, after: Values): void {
  const current = mapOf(draft, of).get(uuid);
  if (!current) {
    cross(draft, of, uuid);
    return;
  }
  const wanted = Object.keys(before).filter((field) => !isSameValue(current[field], before[field]));
  const held = wanted.filter((field) => isSameValue(current[field], after[field]));
  for (const field of wanted) if (!held.includes(field)) cross(draft, of, uuid, field);
  if (held.length === 0) return;
  const changed = change(draft, of, uuid, pick(before, held));
  if (!changed.ok) for (const field of held) cross(draft, of, uuid, field);
}

function takeBackTotal(draft: Draft, before: Values, after: Values): void {
  if (draft.totalCents === before.totalCents) return;
  if (draft.totalCents !== after.totalCents) {
    draft.crossed.push({ of: 'total', uuid: null, field: 'totalCents' });
  } else changeTotal(draft, before.totalCents as number | null);
}

function takeBack(draft: Draft, step: TakenStep): void {
  if (step.of === 'total') takeBackTotal(draft, step.before, step.after);
  else if (step.before && step.after) takeBackFields(draft, step.of, step.uuid, step.before, step.after);
  else if (step.after) takeBackAdded(draft, step.of, step.uuid, step.after);
  else if (step.before && !mapOf(draft, step.of).has(step.uuid)) {
    const added = add(draft, step.of, step.uuid, step.before);
    if (!added.ok) cross(draft, step.of, step.uuid);
  }
}

/** Steps backwards, as far as things still are as these steps left them; the rest is told as crossed. */
export function undoSteps<State extends BudgetWithVendors>(
  state: State,
  steps: readonly TakenStep[],
): AppliedChange<State> {
  const draft = draftOf(state);
  for (const step of steps.toReversed()) takeBack(draft, step);
  return finished(state, draft);
}
