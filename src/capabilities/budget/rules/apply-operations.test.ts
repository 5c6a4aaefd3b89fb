import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '#base/result.ts';
import { randomBudget } from '../testing/random-budget.ts';
import { applyOperations } from './apply-operations.ts';
import type { BudgetOperation } from './budget-operations.ts';
import type { LineValues, PaymentValues } from './budget-state.ts';
import type { AppliedChange, BudgetWithVendors } from './changes/budget-draft.ts';
import { crossedBy, type TakenStep } from './changes/taken-steps.ts';
import { undoSteps } from './changes/undo-steps.ts';

const LINE: LineValues = {
  parentUuid: null,
  section: 'ELSE',
  categoryKey: null,
  name: 'Chairs',
  position: 1,
  priceCents: 10_000,
  countedBy: null,
  fixedCount: null,
  vendorName: '',
  quotedCents: null,
  agreedCents: null,
  note: '',
  payerUuid: null,
};
const PAYMENT: PaymentValues = {
  lineUuid: 'a',
  inquiryUuid: null,
  label: 'Deposit',
  amountCents: 5000,
  dueOn: null,
  paidOn: null,
  payerUuid: null,
};
const EMPTY: BudgetWithVendors = {
  totalCents: null,
  lines: [],
  payments: [],
  contributors: [],
  scenarios: [],
  vendors: [],
};

const addLine = (uuid: string, values: Partial<LineValues> = {}): BudgetOperation => ({
  op: 'add',
  of: 'line',
  uuid,
  values: { ...LINE, ...values },
});
const changeLine = (uuid: string, values: Partial<LineValues>): BudgetOperation => ({
  op: 'change',
  of: 'line',
  uuid,
  values,
});
const removeLine = (uuid: string): BudgetOperation => ({ op: 'remove', of: 'line', uuid });
const addPayment = (uuid: string, values: Partial<PaymentValues> = {}): BudgetOperation => ({
  op: 'add',
  of: 'payment',
  uuid,
  values: { ...PAYMENT, ...values },
});

function apply<State extends BudgetWithVendors>(
  state: State,
  ...operations: BudgetOperation[]
): AppliedChange<State> {
  const result = applyOperations(state, operations);
  if (!result.ok) throw new Error(result.failure.code);
  return result.value;
}

function codeOf(state: BudgetWithVendors, ...operations: BudgetOperation[]): ErrorCode | undefined {
  const result = applyOperations(state, operations);
  return result.ok ? undefined : result.failure.code;
}

/** As a set, whatever order things come back in. */
function sorted(state: BudgetWithVendors) {
  const byUuid = <Kept extends { uuid: string }>(all: readonly Kept[]) =>
    all.toSorted((a, b) => (a.uuid < b.uuid ? -1 : 1));
  return {
    totalCents: state.totalCents,
    lines: byUuid(state.lines),
    payments: byUuid(state.payments),
    contributors: byUuid(state.contributors),
    scenarios: byUuid(state.scenarios),
  };
}

describe('lines', () => {
  it('are added, changed field by field and removed with what hangs on them', () => {
    const { state } = apply(
      EMPTY,
      addLine('a'),
      addLine('b', { parentUuid: 'a' }),
      addLine('c'),
      addPayment('p', { lineUuid: 'b' }),
      addPayment('q', { lineUuid: 'c' }),
      changeLine('a', { name: 'Tables' }),
    );
    expect(state.lines.find(({ uuid }) => uuid === 'a')).toEqual({ ...LINE, uuid: 'a', name: 'Tables' });
    const removed = apply(state, removeLine('a'));
    expect(removed.state.lines.map(({ uuid }) => uuid)).toEqual(['c']);
    expect(removed.state.payments.map(({ uuid }) => uuid)).toEqual(['q']);
    expect(sorted(undoSteps(removed.state, removed.steps).state)).toEqual(sorted(state));
  });

  it('stay while a vendor is booked for them or for one below', () => {
    const { state } = apply(EMPTY, addLine('a'), addLine('b', { parentUuid: 'a' }));
    const booked = { ...state, vendors: [{ lineUuid: 'b', isBooked: true }] };
    expect(codeOf(booked, removeLine('b'))).toBe('budget.line_booked');
    expect(codeOf(booked, removeLine('a'))).toBe('budget.line_booked');
    const offered = { ...state, vendors: [{ lineUuid: 'b', isBooked: false }] };
    expect(codeOf(offered, removeLine('a'))).toBeUndefined();
  });

  it('have two floors', () => {
    const { state } = apply(EMPTY, addLine('a'), addLine('b', { parentUuid: 'a' }), addLine('c'));
    expect(codeOf(state, addLine('d', { parentUuid: 'b' }))).toBe('budget.too_deep');
    expect(codeOf(state, changeLine('a', { parentUuid: 'c' }))).toBe('budget.too_deep');
    expect(codeOf(state, changeLine('c', { parentUuid: 'c' }))).toBe('budget.too_deep');
    expect(codeOf(state, changeLine('c', { parentUuid: 'a' }))).toBeUndefined();
  });

  it('stand in the section of the line above them, wherever that goes', () => {
    const { state } = apply(EMPTY, addLine('a'), addLine('b', { parentUuid: 'a', section: 'WEAR' }));
    expect(state.lines.map(({ section }) => section)).toEqual(['ELSE', 'ELSE']);
    const moved = apply(state, changeLine('a', { section: 'PLACE' }));
    expect(moved.state.lines.map(({ section }) => section)).toEqual(['PLACE', 'PLACE']);
    expect(sorted(undoSteps(moved.state, moved.steps).state)).toEqual(sorted(state));
  });

  it('say how many where the count is theirs, and only there', () => {
    expect(codeOf(EMPTY, addLine('a', { countedBy: 'FIXED' }))).toBe('budget.count_missing');
    const { state } = apply(EMPTY, addLine('a', { countedBy: 'FIXED', fixedCount: 8 }));
    const changed = apply(state, changeLine('a', { countedBy: 'INVITED' }));
    expect(changed.state.lines[0]?.fixedCount).toBeNull();
    expect(sorted(undoSteps(changed.state, changed.steps).state)).toEqual(sorted(state));
  });

  it('are not added twice, nor beyond the limit', () => {
    const { state } = apply(EMPTY, addLine('a'));
    expect(codeOf(state, addLine('a'))).toBe('budget.uuid_taken');
    const full = {
      ...EMPTY,
      lines: Array.from({ length: 2000 }, (_, index) => ({ ...LINE, uuid: `${index}` })),
    };
    expect(codeOf(full, addLine('a'))).toBe('budget.full');
  });
});

describe('what others took away', () => {
  const { state } = apply(EMPTY, addLine('a'));

  it('is left out and told, and the rest is done', () => {
    const { crossed, state: after } = apply(
      state,
      changeLine('gone', { name: 'x' }),
      removeLine('gone'),
      addPayment('p', { lineUuid: 'gone' }),
      addLine('b', { parentUuid: 'gone', payerUuid: 'nobody' }),
      changeLine('a', { priceCents: 5 }),
    );
    expect(crossed).toEqual([
      { of: 'line', uuid: 'gone', field: 'whole' },
      { of: 'payment', uuid: 'p', field: 'whole' },
      { of: 'line', uuid: 'b', field: 'payerUuid' },
      { of: 'line', uuid: 'b', field: 'parentUuid' },
    ]);
    expect(after.lines.map(({ uuid, priceCents }) => [uuid, priceCents])).toEqual([
      ['a', 5],
      ['b', 10_000],
    ]);
  });

  it('takes its name along from what it pays, and brings it back', () => {
    const mother = { name: 'Mother', pledgedCents: 500_000, note: '', position: 1 };
    const paid = apply(
      EMPTY,
      { op: 'add', of: 'contributor', uuid: 'm', values: mother },
      addLine('a', { payerUuid: 'm' }),
      addPayment('p', { payerUuid: 'm' }),
    ).state;
    const removed = apply(paid, { op: 'remove', of: 'contributor', uuid: 'm' });
    expect([removed.state.lines[0]?.payerUuid, removed.state.payments[0]?.payerUuid]).toEqual([null, null]);
    expect(sorted(undoSteps(removed.state, removed.steps).state)).toEqual(sorted(paid));
  });
});

describe('undoing', () => {
  it('takes back what still is as it was left, and tells the rest', () => {
    const first = apply(EMPTY, addLine('a')).state;
    const mine = apply(first, changeLine('a', { name: 'Mine', priceCents: 1 }));
    const theirs = apply(mine.state, changeLine('a', { name: 'Theirs' }));
    const undone = undoSteps(theirs.state, mine.steps);
    expect(undone.state.lines[0]).toMatchObject({ name: 'Theirs', priceCents: 10_000 });
    expect(undone.crossed).toEqual([{ of: 'line', uuid: 'a', field: 'name' }]);
    const redone = undoSteps(undone.state, undone.steps);
    expect(redone.state.lines[0]).toMatchObject({ name: 'Theirs', priceCents: 1 });
  });

  it('leaves a line that others wrote on, hung something on, or booked', () => {
    const added = apply(EMPTY, addLine('a'));
    const kept = (state: BudgetWithVendors) => {
      const { state: after, crossed } = undoSteps(state, added.steps);
      return after.lines.some(({ uuid }) => uuid === 'a') && crossed.length > 0;
    };
    expect(kept(apply(added.state, changeLine('a', { note: 'Ask Ana' })).state)).toBe(true);
    expect(kept(apply(added.state, addPayment('p')).state)).toBe(true);
    expect(kept(apply(added.state, addLine('b', { parentUuid: 'a' })).state)).toBe(true);
    expect(kept({ ...added.state, vendors: [{ lineUuid: 'a', isBooked: true }] })).toBe(true);
    expect(kept(apply(added.state, changeLine('a', { position: 9 })).state)).toBe(false);
  });

  it('twice is once', () => {
    const changed = apply({ ...EMPTY, totalCents: 5 }, addLine('a'), {
      op: 'change',
      of: 'total',
      values: { totalCents: 7 },
    });
    const once = undoSteps(changed.state, changed.steps);
    expect(once.state).toEqual({ ...EMPTY, totalCents: 5 });
    expect(undoSteps(once.state, changed.steps)).toMatchObject({ state: once.state, steps: [], crossed: [] });
  });
});

it('names the fields that others had changed', () => {
  const { state } = apply(EMPTY, addLine('a'));
  const theirs: TakenStep[] = apply(state, changeLine('a', { name: 'Theirs', note: 'x' })).steps;
  const mine = apply(state, changeLine('a', { name: 'Mine', priceCents: 3 })).steps;
  expect(crossedBy(mine, theirs)).toEqual([{ of: 'line', uuid: 'a', field: 'name' }]);
});

const someUuid = fc.oneof(
  fc.constantFrom('line-0', 'line-1', 'line-2', 'line-4', 'line-5', 'new-1', 'new-2'),
  fc.constant('gone'),
);
const someCents = fc.nat(100_000);
const operation: fc.Arbitrary<BudgetOperation> = fc.oneof(
  fc
    .tuple(someUuid, fc.option(someUuid, { nil: null }), someCents)
    .map(([uuid, parentUuid, priceCents]) => addLine(uuid, { parentUuid, priceCents })),
  fc
    .tuple(
      someUuid,
      fc.record(
        {
          name: fc.constantFrom('x', 'y'),
          priceCents: someCents,
          section: fc.constantFrom('PLACE' as const, 'WEAR' as const),
          parentUuid: fc.option(someUuid, { nil: null }),
          countedBy: fc.constantFrom(null, 'INVITED' as const, 'FIXED' as const),
          fixedCount: fc.option(fc.nat(9), { nil: null }),
        },
        { requiredKeys: [] },
      ),
    )
    .map(([uuid, values]) => changeLine(uuid, values)),
  someUuid.map(removeLine),
  fc
    .tuple(fc.constantFrom('pay-1', 'pay-2'), someUuid)
    .map(([uuid, lineUuid]) => addPayment(uuid, { lineUuid })),
  fc
    .option(someCents, { nil: null })
    .map((totalCents): BudgetOperation => ({ op: 'change', of: 'total', values: { totalCents } })),
);

describe('any change', () => {
  it('undone is as before, and redone as after; and leaves a sound budget', () => {
    fc.assert(
      fc.property(randomBudget, fc.array(operation, { maxLength: 12 }), (budget, operations) => {
        const result = applyOperations(budget, operations);
        if (!result.ok) return;
        const { state, steps } = result.value;
        for (const line of state.lines) {
          const parent = state.lines.find(({ uuid }) => uuid === line.parentUuid);
          expect((line.countedBy === 'FIXED') === (line.fixedCount !== null)).toBe(true);
          if (line.parentUuid !== null) {
            expect(parent).toMatchObject({ parentUuid: null, section: line.section });
          }
        }
        expect(
          state.payments.every(({ lineUuid }) => state.lines.some(({ uuid }) => uuid === lineUuid)),
        ).toBe(true);
        const undone = undoSteps(state, steps);
        expect(sorted(undone.state)).toEqual(sorted(budget));
        expect(undone.crossed).toEqual([]);
        expect(sorted(undoSteps(undone.state, undone.steps).state)).toEqual(sorted(state));
      }),
      { numRuns: 400 },
    );
  });
});
