/** Either end may be open. */
export type BudgetRange = { minCents: number | null; maxCents: number | null };

export type BudgetFit = 'BELOW' | 'INSIDE' | 'ABOVE';

export function hasBudget({ minCents, maxCents }: BudgetRange): boolean {
  return minCents !== null || maxCents !== null;
}

/** Where a couple's budget lies against what couples spend with a vendor; undefined while one of them says nothing. */
export function budgetFitOf(couple: BudgetRange, vendor: BudgetRange): BudgetFit | undefined {
  if (!hasBudget(couple) || !hasBudget(vendor)) return undefined;
  if (couple.maxCents !== null && vendor.minCents !== null && couple.maxCents < vendor.minCents)
    return 'BELOW';
  if (couple.minCents !== null && vendor.maxCents !== null && couple.minCents > vendor.maxCents)
    return 'ABOVE';
  return 'INSIDE';
}
