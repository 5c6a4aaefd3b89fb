import { formatCount } from './format-count.ts';

/**
 * Money is held as whole cents. Whole-dollar fields show rounded dollars and give back dollars times one hundred.
 */
export function dollarsFromCents(cents: number): number {
  return roundHalfAway(cents / 100);
}

/** Rounded because 19.99 * 100 is 1998.9999999999998 in binary floating point. */
export function centsFromDollars(dollars: number): number {
  return roundHalfAway(dollars * 100);
}

/** '$1,200', '$1,200.50', '-$3': cents only where there are some. */
export function formatCents(cents: number): string {
  const whole = roundHalfAway(cents);
  const size = Math.abs(whole);
  const dollars = formatCount(Math.floor(size / 100));
  const rest = size % 100;
  const sign = whole < 0 ? '-' : '';
  return rest === 0 ? `${sign}$${dollars}` : `${sign}$${dollars}.${String(rest).padStart(2, '0')}`;
}

/** 'a–b', 'a+' or 'Up to b'; one price where both ends agree, and nothing where neither end is known. */
export function formatPriceRange(
  minCents: number | null | undefined,
  maxCents: number | null | undefined,
): string {
  const hasMin = minCents !== null && minCents !== undefined;
  const hasMax = maxCents !== null && maxCents !== undefined;
  if (hasMin && hasMax) {
    return minCents === maxCents
      ? formatCents(minCents)
      : `${formatCents(minCents)}–${formatCents(maxCents)}`;
  }
  if (hasMin) return `${formatCents(minCents)}+`;
  return hasMax ? `Up to ${formatCents(maxCents)}` : '';
}

/** Cents of a typed amount such as '1200', '1,200.5' or '$1,200.50'; undefined when it is not one. */
export function parseDollars(text: string): number | undefined {
  const match = /^\$?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!match) return undefined;
  const dollars = Number((match[1] ?? '').replaceAll(',', ''));
  const cents = dollars * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : undefined;
}

/** Symmetric around zero, and never negative zero. */
function roundHalfAway(value: number): number {
  const rounded = Math.round(Math.abs(value));
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}
