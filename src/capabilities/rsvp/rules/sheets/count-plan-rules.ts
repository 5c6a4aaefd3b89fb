import { calendarDay } from '#base/validation/dates.ts';
import { numberInRangeMessage } from '#base/validation/messages.ts';
import { MOST_LATE_PERCENT, MOST_PLATE_CENTS, MOST_RESERVE_PERCENT } from './count-plan.ts';

function isWhole(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= most;
}

function percent(most: number) {
  return (value: number | null) =>
    value !== null && isWhole(value, most) ? undefined : numberInRangeMessage(0, most);
}

export const COUNT_PLAN_RULES = {
  freezeOn: [calendarDay],
  reservePercent: [percent(MOST_RESERVE_PERCENT)],
  plateCents: [
    (value: number | null) =>
      value === null || isWhole(value, MOST_PLATE_CENTS) ? undefined : 'Choose an amount up to $10,000.',
  ],
  latePercent: [percent(MOST_LATE_PERCENT)],
};

/** Who promises a count does so before the event. */
export function countPlanRules(date: string | null) {
  return {
    ...COUNT_PLAN_RULES,
    freezeOn: [
      ...COUNT_PLAN_RULES.freezeOn,
      (freezeOn: string | null) =>
        freezeOn !== null && date !== null && freezeOn > date ? 'Choose a day before the event.' : undefined,
    ],
  };
}
