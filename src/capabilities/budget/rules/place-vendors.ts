import { categoryByNodeId } from '#capabilities/taxonomy/rules/categories.ts';
import { ALL_INCLUSIVE, BUDGET_CATEGORIES, type BudgetCategory } from './budget-categories.data.ts';
import type { BudgetLine, BudgetVendor } from './budget-state.ts';

/** What a vendor of the marketplace is in a budget; all of them are something. */
export function budgetCategoryOf(taxonomyNodeId: number): BudgetCategory | undefined {
  const taxonomyKey = categoryByNodeId(taxonomyNodeId)?.taxonomyKey;
  return BUDGET_CATEGORIES.find((category) => category.taxonomyKey === taxonomyKey);
}

type Place = Pick<BudgetLine, 'uuid' | 'parentUuid' | 'categoryKey' | 'position'>;

export type Placement = {
  lines: readonly Place[];
  /** Lines that somebody is booked for already. */
  taken: ReadonlySet<string>;
  /** The couple has one price for place, dinner and bar. */
  isAllInclusive: boolean;
};

/**
 * The line of a vendor: the one it had before, else the first of its category that nobody is booked for, else the one
 * price of an all-inclusive place. None where the couple has no such line.
 */
export function lineFor(
  { lines, taken, isAllInclusive }: Placement,
  { taxonomyNodeId, linkedLineUuid }: { taxonomyNodeId: number; linkedLineUuid: string | null },
): string | undefined {
  const free = lines.filter(({ uuid }) => !taken.has(uuid));
  if (free.some(({ uuid }) => uuid === linkedLineUuid)) return linkedLineUuid ?? undefined;
  const key = budgetCategoryOf(taxonomyNodeId)?.key;
  if (!key) return undefined;
  const first = (wanted: string) =>
    free
      .filter(({ categoryKey }) => categoryKey === wanted)
      .toSorted(
        (a, b) =>
          Number(a.parentUuid !== null) - Number(b.parentUuid !== null) ||
          a.position - b.position ||
          (a.uuid < b.uuid ? -1 : 1),
      )[0]?.uuid;
  return first(key) ?? (isAllInclusive && ALL_INCLUSIVE.includes(key) ? first('venue') : undefined);
}

/** An inquiry as a budget sees it: whom it is with, and what they ask. */
export type VendorFacts = {
  inquiryUuid: string;
  name: string;
  taxonomyNodeId: number;
  linkedLineUuid: string | null;
  isBooked: boolean;
  notedCents: number | null;
  acceptedCents: number | null;
  offeredCents: number | null;
  offerEndsOn: string | null;
};

/**
 * Vendors on their lines. Who is booked stands where the booking put them; an offer stands on its line while that is
 * free, and nowhere once somebody else is booked for it.
 */
export function placeVendors(
  { lines, isAllInclusive }: Pick<Placement, 'lines' | 'isAllInclusive'>,
  facts: readonly VendorFacts[],
): BudgetVendor[] {
  const booked = facts.filter(({ isBooked, linkedLineUuid }) => isBooked && linkedLineUuid !== null);
  const taken = new Set(booked.flatMap(({ linkedLineUuid }) => linkedLineUuid ?? []));
  const place = (vendor: VendorFacts, lineUuid: string): BudgetVendor => ({
    inquiryUuid: vendor.inquiryUuid,
    lineUuid,
    name: vendor.name,
    isBooked: vendor.isBooked,
    offeredCents: vendor.offeredCents,
    offerEndsOn: vendor.offerEndsOn,
    agreedCents: vendor.isBooked ? (vendor.notedCents ?? vendor.acceptedCents) : null,
  });
  return [
    ...booked.flatMap((vendor) => (vendor.linkedLineUuid ? [place(vendor, vendor.linkedLineUuid)] : [])),
    ...facts.flatMap((vendor) => {
      if (vendor.isBooked || vendor.offeredCents === null) return [];
      const lineUuid = lineFor({ lines, taken, isAllInclusive }, vendor);
      return lineUuid ? [place(vendor, lineUuid)] : [];
    }),
  ];
}
