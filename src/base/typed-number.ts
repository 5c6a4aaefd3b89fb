/** Thousands set off by threes, with commas or with spaces of any width, or not at all. */
const TYPED = /^([+-]?)(\d{1,3}(?:(?:,\s?|\s)\d{3})+|\d+)?(\.\d+)?$/;

/** Where thousands are set off by spaces, one or two digits behind a comma are decimals; else nobody knows. */
const DECIMAL_COMMA = /^([+-]?\d{1,3}(?:\s\d{3})+),(\d{1,2})$/;

/** Digits as a program reads them, of a number as people type it: '1,200', '1 200', '1 200,5', '-3.5'; undefined for anything else. */
export function typedDigits(text: string): string | undefined {
  // What is pasted often brings invisible characters along.
  const bare = text
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(DECIMAL_COMMA, '$1.$2');
  const [, sign, whole = '', decimals = ''] = TYPED.exec(bare) ?? [];
  if (sign === undefined || whole + decimals === '') return undefined;
  return sign + whole.replace(/[,\s]/g, '') + decimals;
}

/** Never infinite, and not '1e9' either. */
export function parseTypedNumber(text: string): number | undefined {
  const parsed = Number(typedDigits(text));
  return Number.isFinite(parsed) ? parsed : undefined;
}
