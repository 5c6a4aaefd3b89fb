import { calendarDateOf, parseCalendarDate } from '#base/calendar-date.ts';
import { formatUsDate, parseUsDate } from '#base/calendar-date-format.ts';
import { dollarsText, parseDollars } from '#base/money.ts';
import { boundedDate } from '#base/validation/dates.ts';
import { guestCount } from '#base/validation/guest-count.ts';
import { MESSAGES } from '#base/validation/messages.ts';
import { numberInRange, parseNumber } from '#base/validation/numbers.ts';
import { isEmpty, type Rule, type TextValue } from '#base/validation/rule.ts';
import type { Wedding, WeddingSave } from '../contract.ts';
import { personName } from '../rules/person-name.ts';
import { PLANNING_STAGES, type PlanningStage } from '../rules/planning-stages.ts';
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

const LARGEST_BUDGET_DOLLARS = 10_000_000;
const budgetRange = numberInRange(0, LARGEST_BUDGET_DOLLARS);

/** Dollars the way people write them, '$30,000' included. */
const budget: Rule<TextValue> = (text) => {
  if (isEmpty(text)) return undefined;
  const cents = parseDollars(text);
  return cents === undefined ? MESSAGES.dollarAmount : budgetRange(cents / 100);
};

/** The reader's own day, which is what a typed date is measured against. */
function weddingDate(text: string): string | undefined {
  const today = calendarDateOf(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
  return boundedDate(today)(text);
}

export const WEDDING_RULES = {
  primaryFirstName: [personName],
  primaryLastName: [personName],
  partnerFirstName: [personName],
  partnerLastName: [personName],
  weddingDate: [weddingDate],
  guestCount: [guestCount],
  budget: [budget],
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

/** The whole of it: what was emptied is sent as null. */
export function weddingFromAnswers(answers: WeddingAnswers) {
  return {
    primaryFirstName: answers.primaryFirstName,
    primaryLastName: answers.primaryLastName,
    partnerFirstName: answers.partnerFirstName,
    partnerLastName: answers.partnerLastName,
    weddingDate: answers.isDateOpen ? null : (parseUsDate(answers.weddingDate) ?? null),
    cityId: answers.city?.id ?? null,
    guestCount: answers.guestCount === '' ? null : (parseNumber(answers.guestCount) ?? null),
    budgetCents: parseDollars(answers.budget) ?? null,
    planningStage: planningStage(answers.planningStage),
  } satisfies WeddingSave;
}

/** Only what was answered: a skipped question must not empty anything. */
export function answeredOnly(answers: WeddingAnswers): WeddingSave {
  const given = Object.entries(weddingFromAnswers(answers)).filter(
    ([, value]) => value !== null && value !== '',
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
