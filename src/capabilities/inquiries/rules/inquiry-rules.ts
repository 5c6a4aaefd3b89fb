import { type CalendarDate, parseCalendarDate } from '#base/calendar-date.ts';
import { futureDate, notTooFarAhead, onCalendarDay } from '#base/validation/dates.ts';
import { allOf } from '#base/validation/first-message.ts';
import { guestCount, guestCountRequired } from '#base/validation/guest-count.ts';
import { MESSAGES } from '#base/validation/messages.ts';
import { isBlank, required, requiredOptions } from '#base/validation/required.ts';
import { maxLength } from '#base/validation/text-length.ts';
import type { RulesByField } from '#base/validation/validate-fields.ts';
import { amountProblem } from './largest-amount.ts';
import { MESSAGE_RULES } from './message-rules.ts';

/** What people tell in an inquiry. */
export type InquiryAnswers = {
  events: readonly string[];
  /** 'YYYY-MM-DD'; what is no day stands as it was typed. */
  weddingDate: string | null;
  flexible: boolean;
  guestCount: number | null;
  cityId: number | null;
  location: string;
  budgetMinCents: number | null;
  budgetMaxCents: number | null;
  message: string;
};

const LONGEST_LOCATION = 200;
const BUDGET_TURNED_ROUND = 'The end of your budget can’t be below its start.';

/** Whoever is flexible may leave the day open; a day that is told has to be one. */
function dayUnlessFlexible(weddingDate: string | null, { flexible }: InquiryAnswers): string | undefined {
  if (weddingDate === null) return flexible ? undefined : required(weddingDate);
  return parseCalendarDate(weddingDate) ? undefined : MESSAGES.futureDateUnreadable;
}

/** A city that we know, or a place in words. */
function somewhere(location: string, { cityId }: InquiryAnswers): string | undefined {
  return cityId === null && isBlank(location) ? MESSAGES.locationRequired : undefined;
}

function notBelowStart(endCents: number | null, { budgetMinCents }: InquiryAnswers): string | undefined {
  if (budgetMinCents === null || endCents === null) return undefined;
  return budgetMinCents > endCents ? BUDGET_TURNED_ROUND : undefined;
}

/** All that can be said without knowing the day: the form and the contract ask it. */
export const INQUIRY_RULES = {
  events: [requiredOptions],
  weddingDate: [dayUnlessFlexible],
  guestCount: [guestCount, guestCountRequired],
  location: [maxLength(LONGEST_LOCATION), somewhere],
  budgetMinCents: [amountProblem],
  budgetMaxCents: [amountProblem, notBelowStart],
  ...MESSAGE_RULES,
} satisfies RulesByField<InquiryAnswers>;

/** The whole: the form asks it with the reader's day, the server with the one that ends last. */
export function inquiryRules(today: CalendarDate): RulesByField<InquiryAnswers> {
  const comes = onCalendarDay(allOf(futureDate(today), notTooFarAhead(today)));
  return { ...INQUIRY_RULES, weddingDate: [...INQUIRY_RULES.weddingDate, comes] };
}
