import { addDays, calendarDate } from '#base/calendar-date.ts';
import { extensionRules } from '../extension-rules.ts';

const DAYS_TO_ANSWER = 14;

export const MOST_PROMOTED = 100;

function eventsProblem(eventUuids: readonly string[]): string | undefined {
  return eventUuids.length > 0 ? undefined : 'Choose at least one event.';
}

export const PROMOTION_RULES = { eventUuids: [eventsProblem] };

export function promotionRules(today: string) {
  return { ...PROMOTION_RULES, ...extensionRules(today) };
}

/** Two weeks to answer, and never after the day itself; everybody’s own last day where that is later. */
export function suggestedUntil(
  events: readonly { date: string | null; closesOn: string | null }[],
  today: string,
): string {
  const closes =
    events
      .flatMap(({ closesOn }) => closesOn ?? [])
      .toSorted()
      .at(-1) ?? today;
  const first = events.flatMap(({ date }) => date ?? []).toSorted()[0];
  const inTwoWeeks: string = addDays(calendarDate(today), DAYS_TO_ANSWER);
  const until = closes > inTwoWeeks ? closes : inTwoWeeks;
  return first !== undefined && first >= today && until > first ? first : until;
}
