/** What people of a wedding do that the others want to hear of. */
export const STEP_KINDS = [
  'GUESTS_ADDED',
  'GUESTS_IMPORTED',
  'GUESTS_SEATED',
  'VENDOR_SAVED',
  'INQUIRY_SENT',
  'VENDOR_BOOKED',
  'TASK_DONE',
  'TASK_ADDED',
  'TASK_COMMENTED',
  'BUDGET_CHANGED',
  'PAYMENT_MADE',
] as const;

export type StepKind = (typeof STEP_KINDS)[number];

/** What only those hear of who may see the money. */
export const MONEY_STEPS: readonly StepKind[] = ['BUDGET_CHANGED', 'PAYMENT_MADE'];
