const SHOWN_LENGTH = 'MM/DD/YYYY'.length;
const DATE_DIGITS = 8;

/**
 * What a date field shows after a keystroke, as MM/DD/YYYY in the making. A separator ends a
 * one-digit month or day (6/ becomes 06/); deleting leaves the rest alone, so that a slip in the
 * middle can be mended.
 */
export function dateText(typed: string, previous: string): string {
  const slashed = typed.replace(/[.\-\s]/g, '/');
  if (typed.length < previous.length) return slashed.replace(/[^\d/]/g, '').slice(0, SHOWN_LENGTH);
  const padded = slashed.replace(/(?<!\d)(\d)(?=\/)/g, '0$1');
  const digits = padded.replace(/\D/g, '').slice(0, DATE_DIGITS);
  const shown = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/');
  return digits.length === 2 || digits.length === 4 ? `${shown}/` : shown;
}
