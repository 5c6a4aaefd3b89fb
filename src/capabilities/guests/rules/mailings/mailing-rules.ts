import { calendarDay } from '#base/validation/dates.ts';
import { required } from '#base/validation/required.ts';

/** Any day: who tidies up marks what was sent last week, who prepares what goes out tomorrow. */
export const MAILING_RULES = { kind: [required], channel: [required], sentOn: [calendarDay] };
