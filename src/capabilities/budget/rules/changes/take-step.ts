import { formatCents } from '#base/money.ts';
import { fail, ok, type Result } from '#base/result.ts';
import {
  MOST_CENTS_EACH,
  MOST_CONTRIBUTORS,
  MOST_LINES,
  MOST_PAYMENTS,
  MOST_SCENARIOS,
} from '../budget-limits.ts';
import type { BudgetOperation, BudgetThing } from '../budget-operations.ts';
import type { LineValues, PaymentValues } from '../budget-state.ts';
import { isSameValue } from '../same-value.ts';
import { childrenOf, cross, type Draft, mapOf, paymentsOf } from './budget-draft.ts';
import type { Values } from './taken-steps.ts';

const MOST: Readonly<Record<BudgetThing, number>> = {
  line: MOST_LINES,
  payment: MOST_PAYMENTS,
  contributor: MOST_CONTRIBUTORS,
  scenario: MOST_SCENARIOS,
};

const done = ok(undefined);

/** Whoever paid and is no longer there leaves nobody; what stood below a line that is gone stands by itself. */
function settlePayer<Paid extends { payerUuid: string | null }>(
  draft: Draft,
  of: 'line' | 'payment',
  uuid: string,
  values: Paid,
): Paid {
  if (values.payerUuid === null || draft.contributor.has(values.payerUuid)) return values;
  cross(draft, of, uuid, 'payerUuid');
  return { ...values, payerUuid: null };
}

function settleLine(draft: Draft, uuid: string, given: LineValues): Result<LineValues> {
  const values = settlePayer(draft, 'line', uuid, given);
  if (values.countedBy !== 'FIXED') values.fixedCount = null;
  else if (values.fixedCount === null) return fail('budget.count_missing', 'Say how many there are.');
  if (values.countedBy !== null && values.priceCents > MOST_CENTS_EACH) {
    return fail('budget.price_too_high', `For each, type ${formatCents(MOST_CENTS_EACH)} or less.`);
  }
  if (values.parentUuid === null) return ok(values);
  const parent = draft.line.get(values.parentUuid);
  if (!parent) {
    cross(draft, 'line', uuid, 'parentUuid');
    return ok({ ...values, parentUuid: null });
  }
  const isTooDeep = parent.uuid === uuid || parent.parentUuid !== null || childrenOf(draft, uuid).length > 0;
  if (isTooDeep) return fail('budget.too_deep', 'A line can stand below another, and no deeper.');
  return ok({ ...values, section: parent.section });
}

/** The values as they can stand in this budget; undefined where they can't at all, since what they hang on is gone. */
function settle(draft: Draft, of: BudgetThing, uuid: string, values: Values): Result<Values | undefined> {
  const own = { ...values };
  if (of === 'line') return settleLine(draft, uuid, own as LineValues);
  if (of !== 'payment') return ok(own);
  const payment = own as PaymentValues;
  if (draft.line.has(payment.lineUuid)) return ok(settlePayer(draft, 'payment', uuid, payment));
  cross(draft, 'payment', uuid);
  return ok(undefined);
}

export function add(draft: Draft, of: BudgetThing, uuid: string, given: Values): Result<undefined> {
  const all = mapOf(draft, of);
  if (all.has(uuid)) return fail('budget.uuid_taken', 'This is in your budget already.');
  if (all.size >= MOST[of]) return fail('budget.full', `A budget holds ${MOST[of]} of these.`);
  const settled = settle(draft, of, uuid, given);
  if (!settled.ok) return settled;
  if (!settled.value) return done;
  all.set(uuid, { ...settled.value, uuid });
  draft.steps.push({ of, uuid, before: null, after: settled.value });
  return done;
}

export function pick(values: Values, fields: readonly string[]): Values {
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}

export function change(draft: Draft, of: BudgetThing, uuid: string, given: Values): Result<undefined> {
  const all = mapOf(draft, of);
  const current = all.get(uuid);
  if (!current) {
    cross(draft, of, uuid);
    return done;
  }
  const { uuid: _, ...before } = current;
  const settled = settle(draft, of, uuid, { ...before, ...given });
  if (!settled.ok) return settled;
  const after = settled.value;
  if (!after) return done;
  const fields = Object.keys(after).filter((field) => !isSameValue(after[field], before[field]));
  if (fields.length === 0) return done;
  all.set(uuid, { ...after, uuid });
  draft.steps.push({ of, uuid, before: pick(before, fields), after: pick(after, fields) });
  if (of !== 'line' || !fields.includes('section')) return done;
  for (const child of childrenOf(draft, uuid)) change(draft, 'line', child.uuid, {});
  return done;
}

function takeOut(draft: Draft, of: BudgetThing, uuid: string): void {
  const all = mapOf(draft, of);
  const current = all.get(uuid);
  if (!current) return;
  const { uuid: _, ...before } = current;
  all.delete(uuid);
  draft.steps.push({ of, uuid, before, after: null });
}

function removeLine(draft: Draft, uuid: string): Result<undefined> {
  const below = childrenOf(draft, uuid);
  const all = [...below.map((line) => line.uuid), uuid];
  if (all.some((line) => draft.booked.has(line))) {
    return fail('budget.line_booked', 'A vendor is booked for this line. Cancel the booking first.');
  }
  for (const line of all) {
    for (const payment of paymentsOf(draft, line)) takeOut(draft, 'payment', payment.uuid);
    takeOut(draft, 'line', line);
  }
  return done;
}

function removeContributor(draft: Draft, uuid: string): void {
  for (const thing of ['line', 'payment'] as const) {
    for (const one of draft[thing].values()) {
      if (one.payerUuid === uuid) change(draft, thing, one.uuid, { payerUuid: null });
    }
  }
  takeOut(draft, 'contributor', uuid);
}

export function remove(draft: Draft, of: BudgetThing, uuid: string): Result<undefined> {
  if (!mapOf(draft, of).has(uuid)) return done;
  if (of === 'line') return removeLine(draft, uuid);
  if (of === 'contributor') removeContributor(draft, uuid);
  else takeOut(draft, of, uuid);
  return done;
}

export function changeTotal(draft: Draft, totalCents: number | null): void {
  if (draft.totalCents === totalCents) return;
  const before = { totalCents: draft.totalCents };
  draft.steps.push({ of: 'total', uuid: null, before, after: { totalCents } });
  draft.totalCents = totalCents;
}

/** One step, with all that follows from it. */
export function takeStep(draft: Draft, operation: BudgetOperation): Result<undefined> {
  if (operation.of === 'total') {
    changeTotal(draft, operation.values.totalCents);
    return done;
  }
  const { of, uuid } = operation;
  if (operation.op === 'remove') return remove(draft, of, uuid);
  return operation.op === 'add'
    ? add(draft, of, uuid, operation.values)
    : change(draft, of, uuid, operation.values);
}
