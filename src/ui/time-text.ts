const SHOWN_LENGTH = 'HH:MM'.length;
const TIME_DIGITS = 4;

/** What a time field shows after a keystroke, as HH:MM (24 hours) in the making; deleting leaves the rest alone. */
export function timeText(typed: string, previous: string): string {
  const coloned = typed.replace(/[.\-\s]/g, ':');
  if (typed.length < previous.length) return coloned.replace(/[^\d:]/g, '').slice(0, SHOWN_LENGTH);
  // No hour starts with 3 to 9, so such a digit is the whole hour, as is one that a separator ends.
  const padded = coloned.replace(/^([3-9])/, '0$1').replace(/^(\d)(?=:)/, '0$1');
  const digits = padded.replace(/\D/g, '').slice(0, TIME_DIGITS);
  return digits.length < 2 ? digits : `${digits.slice(0, 2)}:${digits.slice(2)}`;
}
