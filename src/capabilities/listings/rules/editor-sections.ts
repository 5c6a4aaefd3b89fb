import { categoryPriceFields } from '#capabilities/storefronts/rules/prices.ts';
import { marketplaceCategory, type TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { facetRootsOf } from '#capabilities/taxonomy/rules/facets.ts';
import { CATEGORY_SECTIONS } from './category-sections.data.ts';
import {
  BASICS,
  CALENDAR,
  DESCRIPTION,
  FAQS,
  MENUS,
  PHOTOS,
  PREFERRED,
  SOCIAL,
  SPACES,
  TARGET_BUDGET,
  VIDEO,
} from './common-sections.data.ts';
import type { EditorField } from './editor-field.ts';
import type { EditorSection, SectionGroup } from './editor-section.ts';
import { moneyField, PRICE_LABELS } from './price-fields.data.ts';

const MOST_HEADS = 100_000;

const choices = (rootKey: string): EditorField => ({ kind: 'choices', name: rootKey, rootKey });

function pricesSection(category: TaxonomyKey): EditorSection {
  return {
    key: 'prices',
    group: 'money',
    title: 'Prices',
    lead: 'Couples look for a starting price first. Give what you can stand by.',
    fields: [
      ...categoryPriceFields(category).map((field) =>
        field === 'minimumHeadCount'
          ? ({ kind: 'count', name: field, label: PRICE_LABELS[field], max: MOST_HEADS } as const)
          : moneyField(field),
      ),
      {
        kind: 'flag',
        name: 'priceRangeVisible',
        label: 'Show prices on your page',
        hint: 'Off, couples see only how you compare, from $ to $$$$.',
      },
    ],
  };
}

/** What every business is asked about itself; where a category has no sections of its own, its facets are asked here. */
function backgroundSection(category: TaxonomyKey): EditorSection {
  const roots = facetRootsOf(category).filter(
    (root) => root.category === 'all' || CATEGORY_SECTIONS[category].length === 0,
  );
  return {
    key: 'background',
    group: 'about',
    title: 'What you take on',
    lead: 'Events, languages and traditions you know well.',
    fields: roots.map(({ key }) => choices(key)),
  };
}

function categorySections(category: TaxonomyKey): EditorSection[] {
  const own = CATEGORY_SECTIONS[category].map(({ roots, ...section }) => ({
    ...section,
    group: 'category' as const,
    fields: roots.map(choices),
  }));
  return category === 'wedding-venues' ? [...own, SPACES, MENUS] : own;
}

const memory = new Map<TaxonomyKey, readonly EditorSection[]>();

/** Every section of a category in the order of the editor, those that depend on a choice included. */
export function editorSections(category: TaxonomyKey): readonly EditorSection[] {
  const known = memory.get(category);
  if (known) return known;
  const sections = [
    BASICS,
    DESCRIPTION,
    PHOTOS,
    VIDEO,
    SOCIAL,
    backgroundSection(category),
    ...categorySections(category),
    pricesSection(category),
    TARGET_BUDGET,
    CALENDAR,
    FAQS,
    PREFERRED,
  ];
  memory.set(category, sections);
  return sections;
}

/** Those a business is shown that has chosen these options so far. */
export function openSections(category: TaxonomyKey, chosen: ReadonlySet<string>): EditorSection[] {
  return editorSections(category).filter(
    ({ parentOption }) => parentOption === undefined || chosen.has(parentOption),
  );
}

export function findSection(category: TaxonomyKey, key: string): EditorSection | undefined {
  return editorSections(category).find((section) => section.key === key);
}

/** 'About you', 'Your venue', 'Money and dates', 'Trust' */
export function groupTitle(group: SectionGroup, category: TaxonomyKey): string {
  if (group === 'about') return 'About you';
  if (group === 'money') return 'Money and dates';
  if (group === 'trust') return 'Trust';
  return category === 'wedding-venues' ? 'Your venue' : marketplaceCategory(category).navLabel;
}

/** Where a facet is chosen; the first place of all where it is asked nowhere. */
export function sectionOfRoot(category: TaxonomyKey, rootKey: string): string {
  const section = editorSections(category).find(({ fields }) =>
    fields.some((field) => field.kind === 'choices' && field.rootKey === rootKey),
  );
  return section?.key ?? 'background';
}
