import type { BudgetThing, CrossedField, ValuesOf } from '../budget-operations.ts';
import type { BudgetState, BudgetVendor } from '../budget-state.ts';
import type { TakenStep, Values } from './taken-steps.ts';

export type BudgetWithVendors = BudgetState & {
  readonly vendors: readonly Pick<BudgetVendor, 'lineUuid' | 'isBooked'>[];
};

export type AppliedChange<State> = { state: State; steps: TakenStep[]; crossed: CrossedField[] };

/** A budget while steps are taken in it. */
export type Draft = {
  [Thing in BudgetThing]: Map<string, ValuesOf[Thing] & { uuid: string }>;
} & { totalCents: number | null; booked: ReadonlySet<string>; steps: TakenStep[]; crossed: CrossedField[] };

export function draftOf(state: BudgetWithVendors): Draft {
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

export function finished<State extends BudgetWithVendors>(state: State, draft: Draft): AppliedChange<State> {
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

export const childrenOf = (draft: Draft, uuid: string) =>
  [...draft.line.values()].filter(({ parentUuid }) => parentUuid === uuid);
export const paymentsOf = (draft: Draft, uuid: string) =>
  [...draft.payment.values()].filter(({ lineUuid }) => lineUuid === uuid);

export function mapOf(draft: Draft, thing: BudgetThing): Map<string, Values & { uuid: string }> {
  return draft[thing] as Map<string, Values & { uuid: string }>;
}

/** Something could not be set, or was set over what somebody else had set. */
export function cross(draft: Draft, of: BudgetThing, uuid: string, field = 'whole'): void {
  draft.crossed.push({ of, uuid, field });
}
