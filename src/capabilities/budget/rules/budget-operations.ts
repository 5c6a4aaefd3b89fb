import type { ContributorValues, LineValues, PaymentValues, ScenarioValues } from './budget-state.ts';

export type ValuesOf = {
  line: LineValues;
  payment: PaymentValues;
  contributor: ContributorValues;
  scenario: ScenarioValues;
};

export const BUDGET_THINGS = ['line', 'payment', 'contributor', 'scenario'] as const;
export type BudgetThing = (typeof BUDGET_THINGS)[number];

export type OperationsOn<Thing extends BudgetThing> =
  /** Also brings back what was taken away, under its old id. */
  | { op: 'add'; of: Thing; uuid: string; values: ValuesOf[Thing] }
  | { op: 'change'; of: Thing; uuid: string; values: Partial<ValuesOf[Thing]> }
  /** With what hangs on it: the lines below a line, and their payments. */
  | { op: 'remove'; of: Thing; uuid: string };

export type TotalOperation = { op: 'change'; of: 'total'; values: { totalCents: number | null } };

/**
 * One step of a change. Every change is a list of them, sent with an id of its own: sent again, it is done once; undone,
 * the same steps run backwards. The browser applies them at once, the server in the order they arrive.
 */
export type BudgetOperation = { [Thing in BudgetThing]: OperationsOn<Thing> }[BudgetThing] | TotalOperation;

/** What a change could not set, or set over what somebody else had set; `whole` stands for the thing as such. */
export type CrossedField = { of: BudgetThing | 'total'; uuid: string | null; field: string };

/** More than any paste brings. */
export const MOST_OPERATIONS = 1000;
