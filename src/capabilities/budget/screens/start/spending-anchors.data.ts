/**
 * What US weddings cost in public studies. An average lies far above the middle, since a few large weddings pull it up:
 * both stand beside each other, with the year they were published, or neither does.
 */
export const SPENDING_ANCHORS = [
  { figure: '$13,195', label: 'Half of US couples spend less', source: 'Median. The Wedding Report, 2025' },
  { figure: '$31,428', label: 'The average in the same study', source: 'Mean. The Wedding Report, 2025' },
  { figure: '$34,200', label: 'The average of another study', source: 'Mean. The Knot, 2026' },
] as const;
