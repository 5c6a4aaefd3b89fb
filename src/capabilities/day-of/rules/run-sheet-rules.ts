import { numberInRangeMessage } from '#base/validation/messages.ts';
import { required } from '#base/validation/required.ts';
import { maxLength } from '#base/validation/text-length.ts';
import { nameLength, nameRequired } from '#capabilities/guests/rules/name-length.ts';
import {
  FIRST_MINUTE,
  LAST_MINUTE,
  LONGEST_MINUTES,
  LONGEST_NOTE,
  LONGEST_OWNER,
  LONGEST_PLACE,
  LONGEST_TITLE,
} from './run-sheet-item.ts';

function startProblem(minute: number): string | undefined {
  const isSound = Number.isInteger(minute) && minute >= FIRST_MINUTE && minute <= LAST_MINUTE;
  return isSound ? undefined : 'Enter a time on the wedding day or the night after it.';
}

function lengthProblem(minutes: number): string | undefined {
  const isSound = Number.isInteger(minutes) && minutes >= 0 && minutes <= LONGEST_MINUTES;
  return isSound ? undefined : numberInRangeMessage(0, LONGEST_MINUTES);
}

export const RUN_SHEET_RULES = {
  title: [nameRequired, nameLength(LONGEST_TITLE)],
  startsMinute: [startProblem],
  minutes: [lengthProblem],
  kind: [required],
  owner: [nameLength(LONGEST_OWNER)],
  place: [nameLength(LONGEST_PLACE)],
  note: [maxLength(LONGEST_NOTE)],
  audience: [],
};
