import { calendarDay } from '#base/validation/dates.ts';
import { numberInRangeMessage } from '#base/validation/messages.ts';
import { required } from '#base/validation/required.ts';
import { maxLength } from '#base/validation/text-length.ts';
import { time } from '#base/validation/time.ts';
import {
  LONGEST_COMMENT,
  LONGEST_NOTE,
  LONGEST_PLACE,
  LONGEST_TITLE,
  MOST_MINUTES,
} from './checklist-limits.ts';

function timeProblem(dueTime: string, { dueOn }: { dueOn: string | null }): string | undefined {
  return dueTime !== '' && dueOn === null ? 'Choose a day for this time.' : undefined;
}

function minutesProblem(minutes: number | null): string | undefined {
  const isSound = minutes === null || (Number.isInteger(minutes) && minutes >= 1 && minutes <= MOST_MINUTES);
  return isSound ? undefined : numberInRangeMessage(1, MOST_MINUTES);
}

export const TASK_RULES = {
  title: [required, maxLength(LONGEST_TITLE)],
  note: [maxLength(LONGEST_NOTE)],
  dueOn: [calendarDay],
  dueTime: [time, timeProblem],
  minutes: [minutesProblem],
  place: [maxLength(LONGEST_PLACE)],
};

export const QUICK_RULES = { title: [required, maxLength(LONGEST_TITLE)] };

export const COMMENT_RULES = { text: [required, maxLength(LONGEST_COMMENT)] };
