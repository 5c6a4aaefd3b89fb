import type { LineValues } from './budget-state.ts';

/** What a line has before anybody says more about it than its name. */
export const NEW_LINE: Omit<LineValues, 'section' | 'categoryKey' | 'name' | 'position'> = {
  parentUuid: null,
  priceCents: 0,
  countedBy: null,
  fixedCount: null,
  vendorName: '',
  quotedCents: null,
  agreedCents: null,
  note: '',
  payerUuid: null,
};
