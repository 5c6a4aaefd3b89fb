import { phone } from '#base/validation/phone.ts';
import { maxLength } from '#base/validation/text-length.ts';
import { nameLength, nameRequired } from '#capabilities/guests/rules/name-length.ts';
import { FIRST_MINUTE, LAST_MINUTE, LONGEST_PLACE } from './run-sheet-item.ts';

export const MOST_VENDORS = 60;
export const LONGEST_VENDOR = 80;
export const LONGEST_PHONE = 40;

function arrivalProblem(minute: number | null): string | undefined {
  const isSound =
    minute === null || (Number.isInteger(minute) && minute >= FIRST_MINUTE && minute <= LAST_MINUTE);
  return isSound ? undefined : 'Enter a time on the wedding day or the night after it.';
}

export const VENDOR_RULES = {
  name: [nameRequired, nameLength(LONGEST_VENDOR)],
  service: [nameLength(LONGEST_VENDOR)],
  arrivesMinute: [arrivalProblem],
  phone: [maxLength(LONGEST_PHONE), phone],
  place: [nameLength(LONGEST_PLACE)],
};
