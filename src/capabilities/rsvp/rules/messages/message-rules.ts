import { calendarDay } from '#base/validation/dates.ts';
import { required } from '#base/validation/required.ts';
import { maxLength } from '#base/validation/text-length.ts';
import { time } from '#base/validation/time.ts';
import { nameLength, nameRequired } from '#capabilities/guests/rules/name-length.ts';
import type { Audience } from './message-choices.ts';

export const LONGEST_SUBJECT = 120;
export const LONGEST_TEXT = 4000;
/** Of one wedding, in all its time. */
export const MOST_MESSAGES = 60;

function eventProblem(eventUuid: string | null, { audience }: { audience: Audience }): string | undefined {
  return audience === 'EVENT' && !eventUuid ? 'Choose an event.' : undefined;
}

export const MESSAGE_RULES = {
  audience: [required],
  eventUuid: [eventProblem],
  language: [required],
  subject: [nameRequired, nameLength(LONGEST_SUBJECT)],
  text: [required, maxLength(LONGEST_TEXT)],
};

export const SEND_TIMES = ['NOW', 'LATER'] as const;
export type SendTime = (typeof SEND_TIMES)[number];

type Sending = { when: SendTime; day: string | null; time: string };

/** A day and an hour where the wedding is; neither for what goes out at once. */
export function approvalRules(today: string) {
  return {
    when: [required],
    day: [
      calendarDay,
      (day: string | null, { when }: Pick<Sending, 'when'>) => {
        if (when === 'NOW') return undefined;
        if (day === null) return 'Choose a day.';
        return day < today ? 'Choose today or a later day.' : undefined;
      },
    ],
    time: [
      time,
      (at: string, { when }: Pick<Sending, 'when'>) =>
        when === 'LATER' && at === '' ? 'Choose a time.' : undefined,
    ],
  };
}
