export const BUDGET_SECTIONS = ['PLACE', 'PEOPLE', 'WEAR', 'ELSE'] as const;
export type BudgetSection = (typeof BUDGET_SECTIONS)[number];

export const SECTION_LABELS: Readonly<Record<BudgetSection, string>> = {
  PLACE: 'Place, food and drink',
  PEOPLE: 'People you hire',
  WEAR: 'What you wear and send',
  ELSE: 'Everything else',
};
