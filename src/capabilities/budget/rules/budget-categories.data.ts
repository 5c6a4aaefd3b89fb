import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import type { BudgetSection } from './budget-sections.ts';
import type { HeadSource } from './head-sources.ts';

/** Hundredths of a percent of the whole. */
type BasisPoints = number;

export type BudgetCategory = {
  key: BudgetCategoryKey;
  label: string;
  section: BudgetSection;
  share: BasisPoints;
  /** Where it can be found in the marketplace. */
  taxonomyKey: TaxonomyKey | null;
  /** What usually costs so much a head. */
  countedBy: HeadSource | null;
};

export const BUDGET_CATEGORY_KEYS = [
  'venue',
  'catering',
  'bar',
  'photography',
  'videography',
  'flowers-decor',
  'planning',
  'music',
  'attire-accessories',
  'hair-makeup',
  'cake-desserts',
  'paper-postage',
  'rentals-lighting',
  'transport',
  'officiant-license',
  'favors-gifts-tips',
  'contingency',
] as const;

export type BudgetCategoryKey = (typeof BUDGET_CATEGORY_KEYS)[number];

type Row = readonly [
  label: string,
  section: BudgetSection,
  share: BasisPoints,
  taxonomyKey?: TaxonomyKey | null,
  countedBy?: HeadSource,
];

/** The usual split of a wedding; the shares are 10,000 together. */
const ROWS: Readonly<Record<BudgetCategoryKey, Row>> = {
  venue: ['Venue', 'PLACE', 1900, 'wedding-venues'],
  catering: ['Dinner', 'PLACE', 1700, 'wedding-catering', 'INVITED'],
  bar: ['Bar', 'PLACE', 700, 'wedding-bar-services', 'ADULTS'],
  photography: ['Photos', 'PEOPLE', 900, 'wedding-photographers'],
  videography: ['Video', 'PEOPLE', 500, 'wedding-videographers'],
  'flowers-decor': ['Flowers and decor', 'PEOPLE', 900, 'wedding-florists'],
  planning: ['Planner or coordinator', 'PEOPLE', 600, 'wedding-planners'],
  music: ['Music', 'PEOPLE', 500, 'wedding-bands-djs'],
  'attire-accessories': ['Attire and rings', 'WEAR', 700],
  'hair-makeup': ['Hair and makeup', 'WEAR', 200, 'wedding-hair-makeup'],
  'cake-desserts': ['Cake and desserts', 'WEAR', 200, 'wedding-cakes-desserts', 'INVITED'],
  'paper-postage': ['Invitations and paper', 'WEAR', 200, null, 'HOUSEHOLDS'],
  'rentals-lighting': ['Rentals and lighting', 'ELSE', 100],
  transport: ['Transport', 'ELSE', 150],
  'officiant-license': ['Officiant and license', 'ELSE', 100],
  'favors-gifts-tips': ['Favors, gifts and tips', 'ELSE', 150],
  contingency: ['Set aside for surprises', 'ELSE', 500],
};

export const BUDGET_CATEGORIES: readonly BudgetCategory[] = BUDGET_CATEGORY_KEYS.map((key) => {
  const [label, section, share, taxonomyKey = null, countedBy = null] = ROWS[key];
  return { key, label, section, share, taxonomyKey, countedBy };
});

/** What an all-inclusive venue has in its one price. */
export const ALL_INCLUSIVE: readonly BudgetCategoryKey[] = ['venue', 'catering', 'bar', 'rentals-lighting'];
