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

const DOLLAR = 100;
/** Of what costs so much each, nobody wants to read cents. */
const WHOLE_DOLLARS_FROM = 10 * DOLLAR;

/** In whole units that are the total again: what rounding leaves goes to those that lost most by it. */
export function divideWhole(units: number, shares: readonly number[]): number[] {
  const whole = shares.reduce((sum, share) => sum + share, 0);
  if (whole === 0) return shares.map(() => 0);
  const total = BigInt(units);
  const parts = shares.map((share) => {
    const product = total * BigInt(share);
    return { size: Number(product / BigInt(whole)), rest: Number(product % BigInt(whole)) };
  });
  let left = units - parts.reduce((sum, { size }) => sum + size, 0);
  const byRest = parts
    .map((_, index) => index)
    .toSorted((a, b) => restAt(parts, b) - restAt(parts, a) || a - b);
  const given = new Set<number>();
  for (const index of byRest) {
    if (left === 0) break;
    given.add(index);
    left -= 1;
  }
  return parts.map(({ size }, index) => size + (given.has(index) ? 1 : 0));
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

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

/** A price for each that comes to whole dollars for all of them; nothing where that is less than any such price. */
function priceEach(cents: number, count: number): number {
  const wholeDollars = cents >= WHOLE_DOLLARS_FROM * count;
  const step = wholeDollars ? DOLLAR : DOLLAR / greatestDivisor(DOLLAR, count);
  return Math.floor(cents / count / step) * step;
}

/**
 * One number, divided as weddings usually are, in whole dollars. What goes by the head becomes a price a head; what that
 * rounds off is set aside for surprises, with the cents of a total that has some, so that the lines are the number again.
 */
export function defaultSplit(
  totalCents: number,
  { isAllInclusive, heads }: { isAllInclusive: boolean; heads: Heads },
): SplitLine[] {
  const shares = sharesOf(isAllInclusive);
  const parts = divideWhole(
    Math.floor(totalCents / DOLLAR),
    shares.map(({ share }) => share),
  );
  const lines = shares.map(({ key, label, section, countedBy }, index): SplitLine => {
    const cents = (parts[index] ?? 0) * DOLLAR;
    const count = countedBy === null ? 0 : headsOf({ countedBy, fixedCount: null }, heads);
    const each = count === 0 ? 0 : priceEach(cents, count);
    // Too little for a price each is a price for all.
    const [priceCents, counted] = each === 0 ? [cents, null] : [each, countedBy];
    return { categoryKey: key, name: label, section, priceCents, countedBy: counted };
  });
  const rest = totalCents - lines.reduce((sum, line) => sum + costOf(line, heads), 0);
  return lines.map((line) =>
    line.categoryKey === 'contingency' ? { ...line, priceCents: line.priceCents + rest } : line,
  );
}

function costOf({ priceCents, countedBy }: SplitLine, heads: Heads): number {
  return priceCents * headsOf({ countedBy, fixedCount: null }, heads);
}
