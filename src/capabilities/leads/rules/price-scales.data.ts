import type { PriceInput } from '#capabilities/inquiries/rules/lead-price.ts';

export type PriceScale = {
  key: PriceInput['key'];
  name: string;
  steps: readonly { value: number; label: string }[];
};

/** All that a factor can be, for whoever wants to see where theirs lies; a test holds them against the formula. */
export const PRICE_SCALES: readonly PriceScale[] = [
  {
    key: 'tier',
    name: 'Couple',
    steps: [
      { value: 1, label: 'Standard' },
      { value: 1.2, label: 'Silver' },
      { value: 1.5, label: 'Gold' },
    ],
  },
  {
    key: 'lead',
    name: 'Time to go',
    steps: [
      { value: 0.6, label: 'Under 3 months' },
      { value: 0.8, label: 'Under 6' },
      { value: 1, label: 'Longer' },
    ],
  },
  {
    key: 'budget',
    name: 'Budget',
    steps: [
      { value: 0.75, label: 'Below' },
      { value: 1, label: 'In range' },
      { value: 1.25, label: 'Above' },
    ],
  },
  {
    key: 'exactMatch',
    name: 'Preferences',
    steps: [
      { value: 0.8, label: 'Exact match' },
      { value: 1, label: 'Other' },
    ],
  },
];
