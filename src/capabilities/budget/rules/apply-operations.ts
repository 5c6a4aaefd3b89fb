import { fail, ok, type Result } from '#base/result.ts';
import { MOST_CONTRIBUTORS, MOST_LINES, MOST_PAYMENTS, MOST_SCENARIOS } from './budget-limits.ts';
import {
  BUDGET_THINGS,
  type BudgetOperation,
  type BudgetThing,
  type CrossedField,
  type ValuesOf,
} from './budget-operations.ts';
import type { BudgetState, BudgetVendor, LineValues, PaymentValues } from './budget-state.ts';
import { isSameValue } from './same-value.ts';

export type BudgetWithVendors = BudgetState & {
  readonly vendors: readonly Pick<BudgetVendor, 'lineUuid' | 'isBooked'>[];
};

type Values = Record<string, unknown>;

/** What really happened to one thing: null before it was there, null after it is gone; of a change, only what differs. */
export type TakenStep =
  | { of: BudgetThing; uuid: string; before: Values | null; after: Values | null }
  | { of: 'total'; uuid: null; before: Values; after: Values };

export type AppliedChange<State> = { state: State; steps: TakenStep[]; crossed: CrossedField[] };

const MOST: Readonly<Record<BudgetThing, number>> = {
  line: MOST_LINES,
  payment: MOST_PAYMENTS,
  contributor: MOST_CONTRIBUTORS,
  scenario: MOST_SCENARIOS,
};

type Draft = {
  [Thing in BudgetThing]: Map<string, ValuesOf[Thing] & { uuid: string }>;
} & { totalCents: number | null; booked: ReadonlySet<string>; steps: TakenStep[]; crossed: CrossedField[] };

const done = ok(undefined);

function draftOf(state: BudgetWithVendors): Draft {
  const byUuid = <Kept extends { uuid: string }>(all: readonly Kept[]) =>
    new Map(all.map((one) => [one.uuid, one]));
  return {
    totalCents: state.totalCents,
    line: byUuid(state.lines),
    payment: byUuid(state.payments),
    contributor: byUuid(state.contributors),
    scenario: byUuid(state.scenarios),
    booked: new Set(state.vendors.flatMap(({ lineUuid, isBooked }) => (isBooked ? [lineUuid] : []))),
    steps: [],
    crossed: [],
  };
}

function finished<State extends BudgetWithVendors>(state: State, draft: Draft): AppliedChange<State> {
  return {
    state: {
      ...state,
      totalCents: draft.totalCents,
      lines: [...draft.line.values()],
      payments: [...draft.payment.values()],
      contributors: [...draft.contributor.values()],
      scenarios: [...draft.scenario.values()],
    },
    steps: draft.steps,
    crossed: draft.crossed,
  };
}

const childrenOf = (draft: Draft, uuid: string) =>
  [...draft.line.values()].filter(({ parentUuid }) => parentUuid === uuid);
const paymentsOf = (draft: Draft, uuid: string) =>
  [...draft.payment.values()].filter(({ lineUuid }) => lineUuid === uuid);

function mapOf(draft: Draft, thing: BudgetThing): Map<string, Values & { uuid: string }> {
  return draft[thing] as Map<string, Values & { uuid: string }>;
}

function cross(draft: Draft, of: BudgetThing, uuid: string, field = 'whole'): void {
  draft.crossed.push({ of, uuid, field });
}

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

function add(draft: Draft, of: BudgetThing, uuid: string, given: Values): Result<undefined> {
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

function pick(values: Values, fields: readonly string[]): Values {
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}

function change(draft: Draft, of: BudgetThing, uuid: string, given: Values): Result<undefined> {
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

function remove(draft: Draft, of: BudgetThing, uuid: string): Result<undefined> {
  if (!mapOf(draft, of).has(uuid)) return done;
  if (of === 'line') return removeLine(draft, uuid);
  if (of === 'contributor') removeContributor(draft, uuid);
  else takeOut(draft, of, uuid);
  return done;
}

function changeTotal(draft: Draft, totalCents: number | null): void {
  if (draft.totalCents === totalCents) return;
  const before = { totalCents: draft.totalCents };
  draft.steps.push({ of: 'total', uuid: null, before, after: { totalCents } });
  draft.totalCents = totalCents;
}

function takeStep(draft: Draft, operation: BudgetOperation): Result<undefined> {
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

/** Fields of these steps that were also changed by those, and are other than those left them. */
export function crossedBy(steps: readonly TakenStep[], others: readonly TakenStep[]): CrossedField[] {
  const theirs = new Set(
    others.flatMap(({ of, uuid, before, after }) =>
      before && after ? Object.keys(after).map((field) => `${of} ${uuid} ${field}`) : [],
    ),
  );
  return steps.flatMap(({ of, uuid, before, after }) =>
    before && after
      ? Object.keys(after).flatMap((field) =>
          theirs.has(`${of} ${uuid} ${field}`) ? [{ of, uuid, field }] : [],
        )
      : [],
  );
}

/** Which things are other than before, by kind: what a store has to write. */
export function touchedBy(steps: readonly TakenStep[]): Record<BudgetThing, Set<string>> {
  const touched = Object.fromEntries(BUDGET_THINGS.map((thing) => [thing, new Set<string>()])) as Record<
    BudgetThing,
    Set<string>
  >;
  for (const step of steps) if (step.of !== 'total') touched[step.of].add(step.uuid);
  return touched;
}
