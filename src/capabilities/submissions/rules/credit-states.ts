/** Of a credited business with a page here: whether it says that it was there. */
export const CREDIT_STATES = ['ASKED', 'CONFIRMED', 'REFUSED'] as const;
export type CreditState = (typeof CREDIT_STATES)[number];

export const CREDIT_ANSWERS = ['CONFIRMED', 'REFUSED'] as const;

export const CREDIT_STATE_LABELS: Readonly<Record<CreditState, string>> = {
  ASKED: 'Waits for their answer',
  CONFIRMED: 'Confirmed',
  REFUSED: 'Says they weren’t there',
};
