import { todayHere } from '#app/today-here.ts';
import { typedDay } from '#base/typed-day.ts';
import { futureDate, onCalendarDay } from '#base/validation/dates.ts';
import { MESSAGES } from '#base/validation/messages.ts';
import { typedNumber } from '#base/validation/numbers.ts';
import { WEDDING_RULES, type WeddingAnswers } from '../../parts/wedding-answers.ts';

/** More are a slip of the finger. Settings take whatever a wedding can hold. */
const MOST_GUESTS = 10_000;

type DateAnswers = Partial<Pick<WeddingAnswers, 'isDateOpen'>>;

/** Who begins to plan has the day ahead of them. Settings keep one that is over. */
function dayAhead(text: string, { isDateOpen = false }: DateAnswers): string | undefined {
  return isDateOpen ? undefined : onCalendarDay(futureDate(todayHere()))(typedDay(text));
}

function likelyGuests(text: string): string | undefined {
  return (typedNumber(text) ?? 0) > MOST_GUESTS ? MESSAGES.guestCountTooLarge : undefined;
}

/** What the questions ask beyond the rules of a wedding: these are first answers, and a slip is best caught here. */
export const ONBOARDING_RULES = {
  ...WEDDING_RULES,
  weddingDate: [...(WEDDING_RULES.weddingDate ?? []), dayAhead],
  guestCount: [...(WEDDING_RULES.guestCount ?? []), likelyGuests],
};
