import { ALL_INCLUSIVE, BUDGET_CATEGORIES, type BudgetCategory } from './budget-categories.data.ts';
import type { BudgetSection } from './budget-sections.ts';
import { type HeadSource, type Heads, headsOf } from './head-sources.ts';

export type SplitLine = {
  categoryKey: BudgetCategory['key'];
  name: string;
  section: BudgetSection;
  priceCents: number;
  countedBy: HeadSource | null;
};

/** So that the parts are the whole to the cent: what rounding leaves goes to those that lost most by it. */
export function divideCents(totalCents: number, shares: readonly number[]): number[] {
  const whole = shares.reduce((sum, share) => sum + share, 0);
  if (whole === 0) return shares.map(() => 0);
  const total = BigInt(totalCents);
  const parts = shares.map((share) => {
    const product = total * BigInt(share);
    return { cents: Number(product / BigInt(whole)), rest: Number(product % BigInt(whole)) };
  });
  let left = totalCents - parts.reduce((sum, { cents }) => sum + cents, 0);
  const byRest = parts
    .map((_, index) => index)
    .toSorted((a, b) => restAt(parts, b) - restAt(parts, a) || a - b);
  const given = new Set<number>();
  for (const index of byRest) {
    if (left === 0) break;
    given.add(index);
    left -= 1;
  }
  return parts.map(({ cents }, index) => cents + (given.has(index) ? 1 : 0));
}

function restAt(parts: readonly { rest: number }[], index: number): number {
  return parts[index]?.rest ?? 0;
}

type Share = Pick<BudgetCategory, 'key' | 'label' | 'section' | 'share' | 'countedBy'>;

function sharesOf(isAllInclusive: boolean): Share[] {
  if (!isAllInclusive) return [...BUDGET_CATEGORIES];
  const merged = BUDGET_CATEGORIES.filter(({ key }) => ALL_INCLUSIVE.includes(key));
  const share = merged.reduce((sum, category) => sum + category.share, 0);
  const venue: Share = {
    key: 'venue',
    label: 'Venue, dinner and bar',
    section: 'PLACE',
    share,
    countedBy: null,
  };
  return [venue, ...BUDGET_CATEGORIES.filter(({ key }) => !ALL_INCLUSIVE.includes(key))];
}

/**
 * One number, divided as weddings usually are. What goes by the head becomes a price a head, in whole cents; what that
 * rounds off is set aside for surprises, so that the lines are the number again.
 */
export function defaultSplit(
  totalCents: number,
  { isAllInclusive, heads }: { isAllInclusive: boolean; heads: Heads },
): SplitLine[] {
  const shares = sharesOf(isAllInclusive);
  const parts = divideCents(
    totalCents,
    shares.map(({ share }) => share),
  );
  let roundedOff = 0;
  const lines = shares.map(({ key, label, section, countedBy }, index): SplitLine => {
    const cents = parts[index] ?? 0;
    const count = countedBy === null ? 0 : headsOf({ countedBy, fixedCount: null }, heads);
    if (count === 0) return { categoryKey: key, name: label, section, priceCents: cents, countedBy: null };
    const priceCents = Math.floor(cents / count);
    roundedOff += cents - priceCents * count;
    return { categoryKey: key, name: label, section, priceCents, countedBy };
  });
  return lines.map((line) =>
    line.categoryKey === 'contingency' ? { ...line, priceCents: line.priceCents + roundedOff } : line,
  );
}
