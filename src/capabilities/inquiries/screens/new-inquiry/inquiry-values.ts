import { dollarsText } from '#base/money.ts';
import { typedDate } from '#base/typed-date.ts';
import { typedDay } from '#base/typed-day.ts';
import { typedNumber } from '#base/validation/numbers.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import type { EventGroupKey } from '#capabilities/taxonomy/rules/event-groups.ts';
import { type CityChoice, cityLabel } from '#capabilities/weddings/parts/city-choice.ts';
import { typedCents } from '#ui/money-text.ts';
import type { InquiryPreferences, InquirySend } from '../../contract/couple-inquiries.contract.ts';
import { bandOfShare, shareOf, WEDDING_BUDGET_BANDS } from '../../rules/budget-bands.ts';
import type { BudgetQuestion } from '../../rules/budget-question.ts';
import type { InquiryAnswers } from '../../rules/inquiry-rules.ts';

/** What is typed and chosen; an empty text is an open question. */
export type InquiryValues = {
  events: string[];
  /** MM/DD/YYYY */
  weddingDate: string;
  flexible: boolean;
  guestCount: string;
  city: CityChoice | null;
  budgetBand: string;
  budgetMin: string;
  budgetMax: string;
  /** Option ids of the style questions. */
  styles: string[];
  message: string;
  /** Similar vendors who get the same. */
  others: string[];
};

export const NO_INQUIRY: InquiryValues = {
  events: ['day-of'],
  weddingDate: '',
  flexible: false,
  guestCount: '',
  city: null,
  budgetBand: '',
  budgetMin: '',
  budgetMax: '',
  styles: [],
  message: '',
  others: [],
};

function cityOf(location: InquiryPreferences['location']): CityChoice | null {
  if (!location?.cityId) return null;
  const [, name = location.label, stateCode = ''] = /^(.*), ([A-Z]{2})$/.exec(location.label) ?? [];
  return { id: location.cityId, name, stateCode };
}

/** The last inquiry's answers, so that nobody types their day five times. */
export function valuesFromPreferences(
  given: Omit<InquiryPreferences, 'writtenTo'>,
  category: TaxonomyKey,
): InquiryValues {
  return {
    ...NO_INQUIRY,
    events: given.events.length > 0 ? given.events : NO_INQUIRY.events,
    weddingDate: typedDate(given.weddingDate),
    flexible: given.flexible,
    guestCount: given.guestCount === null ? '' : String(given.guestCount),
    city: cityOf(given.location),
    budgetBand: bandOfShare(category, given.budgetMin, given.budgetMax)?.id ?? '',
    budgetMin: dollarsText(given.budgetMin),
    budgetMax: dollarsText(given.budgetMax),
    styles: given.facets.map(String),
  };
}

/** A day that was pressed in a calendar is asked about, whatever was planned before. */
export function withDay(values: InquiryValues, askedDay: string): InquiryValues {
  return askedDay === '' ? values : { ...values, weddingDate: askedDay };
}

/** What the questions of this form depend on. */
export type AskedFor = { category: TaxonomyKey; question: BudgetQuestion };

function budgetOf(values: InquiryValues, { category, question }: AskedFor) {
  const none = { budgetMinCents: null, budgetMaxCents: null };
  if (question === 'NONE') return none;
  if (question === 'VENDOR') {
    return {
      budgetMinCents: typedCents(values.budgetMin),
      budgetMaxCents: typedCents(values.budgetMax),
    };
  }
  const band = WEDDING_BUDGET_BANDS.find(({ id }) => id === values.budgetBand);
  if (!band) return none;
  const { minCents, maxCents } = shareOf(band, category);
  return { budgetMinCents: minCents, budgetMaxCents: maxCents };
}

/** The answers as the call takes them; what cannot be read is left to its rules. */
export function answersOf(values: InquiryValues, asked: AskedFor) {
  return {
    events: values.events as EventGroupKey[],
    weddingDate: typedDay(values.weddingDate),
    flexible: values.flexible,
    guestCount: typedNumber(values.guestCount),
    cityId: values.city?.id ?? null,
    location: values.city ? cityLabel(values.city) : '',
    ...budgetOf(values, asked),
    optionIds: values.styles.map(Number),
    message: values.message,
  } satisfies InquiryAnswers & Partial<InquirySend>;
}

type Occasion = Pick<InquirySend, 'requestUuid' | 'storefrontUuids' | 'source'> & AskedFor;

export function inquiryFromValues(
  values: InquiryValues,
  { category, question, ...occasion }: Occasion,
): InquirySend {
  return { ...occasion, ...answersOf(values, { category, question }) };
}
