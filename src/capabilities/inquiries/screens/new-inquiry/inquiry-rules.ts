import type { CalendarDate } from '#base/calendar-date.ts';
import { parseDollars } from '#base/money.ts';
import { futureDate, notTooFarAhead } from '#base/validation/dates.ts';
import { guestCount, guestCountRequired } from '#base/validation/guest-count.ts';
import { locationRequired } from '#base/validation/location.ts';
import { required, requiredOptions } from '#base/validation/required.ts';
import { maxLength } from '#base/validation/text-length.ts';
import type { FieldRules } from '#ui/form/rule-errors.ts';
import type { BudgetQuestion } from '../../rules/budget-question.ts';
import { LONGEST_MESSAGE } from '../../rules/inquiry-timers.ts';
import { amountProblem } from '../../rules/largest-amount.ts';
import { budgetProblem } from '../../rules/validate-inquiry.ts';
import type { InquiryValues } from './inquiry-values.ts';

/** Whoever is flexible may leave the day open; a day that is typed has to be one. */
function requiredUnlessFlexible(text: string, { flexible }: InquiryValues) {
  return flexible ? undefined : required(text);
}

function typedAmount(text: string) {
  return text === '' ? undefined : amountProblem(parseDollars(text) ?? Number.NaN);
}

function notBelowStart(_text: string, { budgetMin, budgetMax }: InquiryValues) {
  return budgetProblem({
    budgetMinCents: parseDollars(budgetMin) ?? null,
    budgetMaxCents: parseDollars(budgetMax) ?? null,
  });
}

/** Only what the form asks: an answer nobody sees, nobody can mend. */
function budgetRules(question: BudgetQuestion): FieldRules<InquiryValues> {
  return question === 'VENDOR' ? { budgetMin: [typedAmount], budgetMax: [typedAmount, notBelowStart] } : {};
}

export function inquiryRules(question: BudgetQuestion, today: () => CalendarDate): FieldRules<InquiryValues> {
  return {
    events: [requiredOptions],
    weddingDate: [
      requiredUnlessFlexible,
      (text: string) => futureDate(today())(text),
      (text: string) => notTooFarAhead(today())(text),
    ],
    guestCount: [guestCountRequired, guestCount],
    city: [locationRequired],
    ...budgetRules(question),
    message: [required, maxLength(LONGEST_MESSAGE)],
  };
}

/** What the form says of an answer that it does not show. */
export const INQUIRY_FIELD_NAMES: Readonly<Record<string, string>> = {
  budgetBand: 'your budget',
  budgetMin: 'your budget',
  budgetMax: 'your budget',
  styles: 'your answers about style',
  others: 'who you write to',
};

/** What the server calls the fields of this form. */
export function serverNames(question: BudgetQuestion): Readonly<Record<string, keyof InquiryValues>> {
  return {
    cityId: 'city',
    location: 'city',
    optionIds: 'styles',
    storefrontUuids: 'others',
    ...(question === 'WEDDING'
      ? { budgetMinCents: 'budgetBand', budgetMaxCents: 'budgetBand' }
      : { budgetMinCents: 'budgetMin', budgetMaxCents: 'budgetMax' }),
  };
}
