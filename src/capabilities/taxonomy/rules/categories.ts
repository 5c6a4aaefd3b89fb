import { joinLabels } from '#base/text.ts';
import type { VendorCategoryKey } from './vendor-categories.ts';

export type PriceUnit = 'per person' | 'per arrangement' | 'per serving';
/** Which unlimited plan covers the category; the plans differ in price by group. */
export type PlanGroup = 'A' | 'B' | 'C';

type CategoryRow = {
  /** Also its id in the navigation and its part of every search and storefront address. */
  taxonomyKey: `wedding-${string}`;
  taxonomyNodeId: number;
  vendorCategory: VendorCategoryKey;
  navLabel: string;
  /** What its vendors are called where people browse. */
  browseLabel: string;
  priceUnit: PriceUnit;
  /** Usually one price for the whole day, which a unit would misstate. */
  sellsPackages: boolean;
  planGroup: PlanGroup;
  /** The specification's number for this category, without a meaning of its own; lead prices start from it. */
  categoryNumber: number;
};

const table = [
  {
    taxonomyKey: 'wedding-venues',
    taxonomyNodeId: 1,
    vendorCategory: 'venues',
    navLabel: 'Venues',
    browseLabel: 'Venues',
    priceUnit: 'per person',
    sellsPackages: false,
    planGroup: 'A',
    categoryNumber: 24,
  },
  {
    taxonomyKey: 'wedding-photographers',
    taxonomyNodeId: 2,
    vendorCategory: 'photographers',
    navLabel: 'Photographers',
    browseLabel: 'Photographers',
    priceUnit: 'per person',
    sellsPackages: true,
    planGroup: 'B',
    categoryNumber: 7,
  },
  {
    taxonomyKey: 'wedding-videographers',
    taxonomyNodeId: 3,
    vendorCategory: 'videographers',
    navLabel: 'Videographers',
    browseLabel: 'Videographers',
    priceUnit: 'per person',
    sellsPackages: true,
    planGroup: 'B',
    categoryNumber: 5,
  },
  {
    taxonomyKey: 'wedding-catering',
    taxonomyNodeId: 4,
    vendorCategory: 'catering',
    navLabel: 'Catering',
    browseLabel: 'Caterers',
    priceUnit: 'per person',
    sellsPackages: false,
    planGroup: 'A',
    categoryNumber: 18,
  },
  {
    taxonomyKey: 'wedding-florists',
    taxonomyNodeId: 5,
    vendorCategory: 'florists',
    navLabel: 'Florists',
    browseLabel: 'Florists',
    priceUnit: 'per arrangement',
    sellsPackages: false,
    planGroup: 'B',
    categoryNumber: 8,
  },
  {
    taxonomyKey: 'wedding-hair-makeup',
    taxonomyNodeId: 6,
    vendorCategory: 'hair-makeup',
    navLabel: 'Hair & makeup',
    browseLabel: 'Beauty',
    priceUnit: 'per person',
    sellsPackages: false,
    planGroup: 'C',
    categoryNumber: 2,
  },
  {
    taxonomyKey: 'wedding-planners',
    taxonomyNodeId: 7,
    vendorCategory: 'planners',
    navLabel: 'Planners',
    browseLabel: 'Planners',
    priceUnit: 'per person',
    sellsPackages: true,
    planGroup: 'B',
    categoryNumber: 6,
  },
  {
    taxonomyKey: 'wedding-bands-djs',
    taxonomyNodeId: 8,
    vendorCategory: 'bands-djs',
    navLabel: 'Bands & DJs',
    browseLabel: 'Musicians',
    priceUnit: 'per person',
    sellsPackages: true,
    planGroup: 'B',
    categoryNumber: 9,
  },
  {
    taxonomyKey: 'wedding-cakes-desserts',
    taxonomyNodeId: 9,
    vendorCategory: 'cakes-desserts',
    navLabel: 'Cakes & desserts',
    browseLabel: 'Bakers',
    priceUnit: 'per serving',
    sellsPackages: false,
    planGroup: 'C',
    categoryNumber: 2,
  },
  {
    taxonomyKey: 'wedding-bar-services',
    taxonomyNodeId: 10,
    vendorCategory: 'bar-services',
    navLabel: 'Bar services',
    browseLabel: 'Bar services',
    priceUnit: 'per person',
    sellsPackages: false,
    planGroup: 'B',
    categoryNumber: 5,
  },
] as const satisfies readonly CategoryRow[];

export type TaxonomyKey = (typeof table)[number]['taxonomyKey'];
export type MarketplaceCategory = CategoryRow & { taxonomyKey: TaxonomyKey };

/** The ten categories with a marketplace, in the order of the navigation. */
export const MARKETPLACE_CATEGORIES: readonly MarketplaceCategory[] = table;

export const TAXONOMY_KEYS = table.map((row) => row.taxonomyKey);

/** The categories people browse first, in the specification's order. */
export const FEATURED_CATEGORIES: readonly TaxonomyKey[] = [
  'wedding-venues',
  'wedding-photographers',
  'wedding-videographers',
  'wedding-florists',
  'wedding-catering',
  'wedding-cakes-desserts',
  'wedding-bands-djs',
  'wedding-hair-makeup',
  'wedding-planners',
];

export const CATEGORY_NUMBERS = Object.fromEntries(
  table.map((row) => [row.taxonomyKey, row.categoryNumber]),
) as Readonly<Record<TaxonomyKey, number>>;

const byKey = new Map<string, MarketplaceCategory>(table.map((row) => [row.taxonomyKey, row]));
const byNodeId = new Map<number, MarketplaceCategory>(table.map((row) => [row.taxonomyNodeId, row]));

export function isTaxonomyKey(key: string): key is TaxonomyKey {
  return byKey.has(key);
}

export function marketplaceCategory(key: TaxonomyKey): MarketplaceCategory {
  const category = byKey.get(key);
  if (!category) throw new Error(`There is no marketplace category ${key}.`);
  return category;
}

export function categoryByNodeId(nodeId: number): MarketplaceCategory | undefined {
  return byNodeId.get(nodeId);
}

/** The unit to show behind a price; undefined where the stored price is for a whole package. */
export function priceUnitOf(
  key: TaxonomyKey,
  { isPackagePrice }: { isPackagePrice: boolean },
): PriceUnit | undefined {
  const { priceUnit, sellsPackages } = marketplaceCategory(key);
  return sellsPackages && isPackagePrice ? undefined : priceUnit;
}

/** 'Venues & Caterers' */
export function combinedCategoryLabel(keys: readonly TaxonomyKey[]): string {
  return joinLabels(keys.map((key) => marketplaceCategory(key).browseLabel));
}
