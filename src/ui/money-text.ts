import { centsFromDollars, dollarsFromCents, formatCents, parseDollars } from '#base/money.ts';

/** What a money field shows for its cents: '$1,200', '$1,200.50', nothing for no amount. */
export function moneyText(cents: number | null): string {
  return cents === null || Number.isNaN(cents) ? '' : formatCents(cents);
}

/** Cents of the typed text; null while it is blank, NaN when it is no amount, for the form's rule to say so. */
export function typedCents(text: string): number | null {
  return text.trim() === '' ? null : (parseDollars(text) ?? Number.NaN);
}

/** The cents of whole dollars, rounded; nothing and what is no amount stay what they are. */
export function wholeDollarCents(cents: number | null): number | null {
  return cents === null ? null : centsFromDollars(dollarsFromCents(cents));
}
