import { formatCount } from './format-count.ts';
import { typedDigits } from './typed-number.ts';

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

/** '$850', '$6.8k', '$12k': about how much, where there is room for a few signs. */
export function formatShort(cents: number): string {
  const dollars = dollarsFromCents(cents);
  return dollars < 1000 ? `$${dollars}` : `$${(dollars / 1000).toFixed(1).replace(/\.0$/, '')}k`;
}

type Bound = number | null | undefined;

/** 'a–b', 'a+' or 'Up to b', also from nothing on; one price where both ends agree, and nothing where neither end is known. */
export function formatPriceRange(minCents: Bound, maxCents: Bound, format = formatCents): string {
  const hasMin = minCents !== null && minCents !== undefined;
  const hasMax = maxCents !== null && maxCents !== undefined;
  if (hasMin && hasMax) {
    if (minCents === maxCents) return format(minCents);
    return minCents === 0 ? `Up to ${format(maxCents)}` : `${format(minCents)}–${format(maxCents)}`;
  }
  if (hasMin) return `${format(minCents)}+`;
  return hasMax ? `Up to ${format(maxCents)}` : '';
}

/** '$5.7k–$8.6k' */
export function formatShortRange(minCents: Bound, maxCents: Bound): string {
  return formatPriceRange(minCents, maxCents, formatShort);
}

/** What a field of dollars begins with, '$' aside: '1,200', '1,200.50', nothing where no amount is known. */
export function dollarsText(cents: number | null): string {
  return cents === null ? '' : formatCents(cents).replace('$', '');
}

/** Cents of an amount as people type it: '1200', '1,200.5', '$1,200.50', '1 200', '1200 $'; undefined when it is none. */
export function parseDollars(text: string): number | undefined {
  const bare = text.replace(/\p{Cf}/gu, '').trim();
  const digits = typedDigits(bare.startsWith('$') ? bare.slice(1) : bare.replace(/\$$/, ''));
  const match = /^(\d+)(?:\.(\d{1,2}))?$/.exec(digits ?? '');
  if (!match) return undefined;
  const cents = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : undefined;
}

/** Symmetric around zero, and never negative zero. */
function roundHalfAway(value: number): number {
  const rounded = Math.round(Math.abs(value));
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}
