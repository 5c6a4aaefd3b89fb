import { BUDGET_CATEGORIES, type BudgetCategory, type BudgetCategoryKey } from '../budget-categories.data.ts';
import { BUDGET_SECTIONS, type BudgetSection, SECTION_LABELS } from '../budget-sections.ts';

/** The first that fits: 'cake stand rental' is a rental, 'rehearsal dinner' a dinner. */
const WORDS: readonly (readonly [RegExp, BudgetCategoryKey])[] = [
  [/\b(rentals?|lighting|tents?|linens?|chairs?|tables?)\b/, 'rentals-lighting'],
  [/\b(venue|site fee|ceremony (site|fee)|reception (site|hall))\b/, 'venue'],
  [/\b(cater(ing|er)|dinner|food|meals?|menu|brunch)\b/, 'catering'],
  [/\b(bar|alcohol|drinks?|champagne|wine|beer|liquor)\b/, 'bar'],
  [/\bphoto(s|graphy|grapher|graphers| booth)?\b/, 'photography'],
  [/\bvideo(s|graphy|grapher|graphers)?\b/, 'videography'],
  [/\b(flowers?|florals?|florists?|bouquets?|centerpieces?|decor|decorations?)\b/, 'flowers-decor'],
  [/\b(planner|planning|coordinator|coordination)\b/, 'planning'],
  [/\b(music|bands?|djs?|musicians?|entertainment|quartet)\b/, 'music'],
  [/\b(hair|makeup|make up|beauty|nails?)\b/, 'hair-makeup'],
  [
    /\b(dress|gown|suits?|tux(edo)?s?|attire|rings?|veil|shoes|accessories|jewelry|alterations?)\b/,
    'attire-accessories',
  ],
  [/\b(cakes?|desserts?|cupcakes?)\b/, 'cake-desserts'],
  [/\b(invitations?|stationery|paper|postage|stamps?|save the dates?|programs?|menus)\b/, 'paper-postage'],
  [/\b(transport(ation)?|limo|shuttles?|bus(es)?|cars?)\b/, 'transport'],
  [/\b(officiants?|licen[sc]es?|minister|celebrant)\b/, 'officiant-license'],
  [/\b(favors?|gifts?|tips?|gratuit(y|ies))\b/, 'favors-gifts-tips'],
  [/\b(contingency|surprises|buffer|emergency|cushion|set aside)\b/, 'contingency'],
];

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();

/** A category by its own name, else by a word that is usually meant by it. */
export function guessCategory(...texts: readonly string[]): BudgetCategory | undefined {
  for (const text of texts.map(plain)) {
    const named = BUDGET_CATEGORIES.find(({ label }) => plain(label) === text);
    const key = named?.key ?? WORDS.find(([words]) => words.test(text))?.[1];
    if (key) return BUDGET_CATEGORIES.find((category) => category.key === key);
  }
  return undefined;
}

/** A section by the name our own file gives it. */
export function sectionNamed(text: string): BudgetSection | undefined {
  return BUDGET_SECTIONS.find((section) => plain(SECTION_LABELS[section]) === plain(text));
}
