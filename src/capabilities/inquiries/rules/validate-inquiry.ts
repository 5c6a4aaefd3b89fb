import { type CalendarDate, parseCalendarDate } from '#base/calendar-date.ts';
import { formatUsDate } from '#base/calendar-date-format.ts';
import { futureDate, notTooFarAhead } from '#base/validation/dates.ts';
import { allOf } from '#base/validation/first-message.ts';
import { MESSAGES } from '#base/validation/messages.ts';
import { isBlank, required } from '#base/validation/required.ts';

export type InquiryFields = {
  weddingDate: string | null;
  flexible: boolean;
  cityId: number | null;
  location: string;
  budgetMinCents: number | null;
  budgetMaxCents: number | null;
};

/** A day that still comes, or the word that it may move. */
function dateProblem({ weddingDate, flexible }: InquiryFields, today: CalendarDate): string | undefined {
  if (weddingDate === null) return flexible ? undefined : required(weddingDate);
  const date = parseCalendarDate(weddingDate);
  if (date === undefined) return MESSAGES.futureDateUnreadable;
  return allOf(futureDate(today), notTooFarAhead(today))(formatUsDate(date));
}

function placeProblem({ cityId, location }: InquiryFields): string | undefined {
  return cityId === null && isBlank(location) ? MESSAGES.locationRequired : undefined;
}

const BUDGET_TURNED_ROUND = 'The end of your budget can’t be below its start.';

/** A budget that ends before it begins. */
export function budgetProblem({
  budgetMinCents,
  budgetMaxCents,
}: Pick<InquiryFields, 'budgetMinCents' | 'budgetMaxCents'>): string | undefined {
  if (budgetMinCents === null || budgetMaxCents === null) return undefined;
  return budgetMinCents > budgetMaxCents ? BUDGET_TURNED_ROUND : undefined;
}

/** What no single field can tell, all of it at once; form and server ask the same. */
export function validateInquiry(fields: InquiryFields, today: CalendarDate): Record<string, string> {
  const problems = {
    weddingDate: dateProblem(fields, today),
    location: placeProblem(fields),
    budgetMaxCents: budgetProblem(fields),
  };
  return Object.fromEntries(
    Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
