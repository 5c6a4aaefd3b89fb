import { calendarDateOf, parseCalendarDate } from '#base/calendar-date.ts';
import { formatUsDate } from '#base/calendar-date-format.ts';
import { dollarsText } from '#base/money.ts';
import { typedDay } from '#base/typed-day.ts';
import { typedNumber } from '#base/validation/numbers.ts';
import { rulesOfInput } from '#ui/form/rules-of-input.ts';
import { typedCents } from '#ui/money-text.ts';
import type { Wedding, WeddingSave } from '../contract.ts';
import { PLANNING_STAGES, type PlanningStage } from '../rules/planning-stages.ts';
import { weddingRules } from '../rules/wedding-details.ts';
import type { CityChoice } from './city-choice.ts';

/** What a couple has answered, as typed; an empty text is an open question. */
export type WeddingAnswers = {
  primaryFirstName: string;
  primaryLastName: string;
  partnerFirstName: string;
  partnerLastName: string;
  /** MM/DD/YYYY */
  weddingDate: string;
  /** Said to have no date yet, which is an answer, too. */
  isDateOpen: boolean;
  city: CityChoice | null;
  guestCount: string;
  budget: string;
  planningStage: string;
};

export const NO_WEDDING_ANSWERS: WeddingAnswers = {
  primaryFirstName: '',
  primaryLastName: '',
  partnerFirstName: '',
  partnerLastName: '',
  weddingDate: '',
  isDateOpen: false,
  city: null,
  guestCount: '',
  budget: '',
  planningStage: '',
};

/** What the server calls the fields of a form with these answers. */
export const WEDDING_SERVER_NAMES = { cityId: 'city', location: 'city', budgetCents: 'budget' } as const;

/** What a form says of an answer that it does not show. */
export const WEDDING_FIELD_NAMES: Readonly<Record<string, string>> = {
  primaryFirstName: 'your first name',
  primaryLastName: 'your last name',
  partnerFirstName: 'your partner’s first name',
  partnerLastName: 'your partner’s last name',
  weddingDate: 'your date',
  cityId: 'your city',
  location: 'your city',
  guestCount: 'your guest count',
  budget: 'your budget',
  budgetCents: 'your budget',
  planningStage: 'your planning stage',
};

function planningStage(text: string): PlanningStage | null {
  return PLANNING_STAGES.find((stage) => stage === text) ?? null;
}

/** The whole of it: what was emptied is sent as null, what cannot be read is left to the rules. */
export function weddingFromAnswers(answers: WeddingAnswers) {
  return {
    primaryFirstName: answers.primaryFirstName,
    primaryLastName: answers.primaryLastName,
    partnerFirstName: answers.partnerFirstName,
    partnerLastName: answers.partnerLastName,
    weddingDate: answers.isDateOpen ? null : typedDay(answers.weddingDate),
    cityId: answers.city?.id ?? null,
    guestCount: typedNumber(answers.guestCount),
    budgetCents: typedCents(answers.budget),
    planningStage: planningStage(answers.planningStage),
  } satisfies WeddingSave;
}

/** The reader's own day, which is what a typed date is measured against. */
function todayOfReader() {
  return calendarDateOf(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/** The call's own rules, for a form that asks all of it or some. */
export const WEDDING_RULES = rulesOfInput({
  rules: () => weddingRules(todayOfReader()),
  input: (answers: Partial<WeddingAnswers>) => weddingFromAnswers({ ...NO_WEDDING_ANSWERS, ...answers }),
  names: WEDDING_SERVER_NAMES,
});

/** Only what was answered, and can be read: a skipped question must not empty anything. */
export function answeredOnly(answers: WeddingAnswers): WeddingSave {
  const { weddingDate, ...rest } = weddingFromAnswers(answers);
  const date = weddingDate === null ? undefined : parseCalendarDate(weddingDate);
  const given = Object.entries({ ...rest, weddingDate: date ?? null }).filter(
    ([, value]) => value !== null && value !== '' && !Number.isNaN(value),
  );
  return { ...Object.fromEntries(given), ...(answers.isDateOpen && { weddingDate: null }) };
}

export function answersFromWedding(wedding: Wedding): WeddingAnswers {
  const date = wedding.weddingDate ? parseCalendarDate(wedding.weddingDate) : undefined;
  return {
    primaryFirstName: wedding.primaryFirstName,
    primaryLastName: wedding.primaryLastName,
    partnerFirstName: wedding.partnerFirstName,
    partnerLastName: wedding.partnerLastName,
    weddingDate: date ? formatUsDate(date) : '',
    isDateOpen: wedding.dateStatus === 'NOT_YET',
    city: wedding.city,
    guestCount: wedding.guestCount?.toString() ?? '',
    budget: dollarsText(wedding.budgetCents),
    planningStage: wedding.planningStage ?? '',
  };
}
