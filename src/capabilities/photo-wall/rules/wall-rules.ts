import { calendarDay } from '#base/validation/dates.ts';
import type { RulesByField } from '#base/validation/validate-fields.ts';
import type { WallDays } from './wall-window.ts';

/** For the couple's settings: a wall that closes before it opens takes nothing. */
export const WALL_RULES: RulesByField<WallDays> = {
  opensOn: [calendarDay],
  closesOn: [
    calendarDay,
    (closesOn, { opensOn }) =>
      opensOn && closesOn && closesOn < opensOn ? 'Must be on or after the first day' : undefined,
  ],
};
