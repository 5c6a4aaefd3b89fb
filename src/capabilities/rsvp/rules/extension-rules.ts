import { calendarDay } from '#base/validation/dates.ts';

/** More time ends today or later; a day that is over would give nobody any. */
export function extensionRules(today: string) {
  return {
    until: [
      calendarDay,
      (until: string | null) =>
        until !== null && until < today ? 'Choose today or a later day.' : undefined,
    ],
  };
}
