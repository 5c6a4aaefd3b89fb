import type { CalendarDate } from '#base/calendar-date.ts';
import type { FieldRules } from '#ui/form/rule-errors.ts';
import { rulesOfInput } from '#ui/form/rules-of-input.ts';
import type { BudgetQuestion } from '../../rules/budget-question.ts';
import { type InquiryAnswers, inquiryRules } from '../../rules/inquiry-rules.ts';
import { type AskedFor, answersOf, type InquiryValues } from './inquiry-values.ts';

/** What the form says of an answer that it does not show. */
export const INQUIRY_FIELD_NAMES: Readonly<Record<string, string>> = {
  budgetBand: 'your budget',
  budgetMin: 'your budget',
  budgetMax: 'your budget',
  styles: 'your answers about style',
  others: 'who you write to',
};

/** What the call names the fields of this form. */
export function serverNames(question: BudgetQuestion) {
  return {
    cityId: 'city',
    location: 'city',
    optionIds: 'styles',
    storefrontUuids: 'others',
    ...(question === 'WEDDING'
      ? ({ budgetMinCents: 'budgetBand', budgetMaxCents: 'budgetBand' } as const)
      : ({ budgetMinCents: 'budgetMin', budgetMaxCents: 'budgetMax' } as const)),
  } as const;
}

/** The rules of the call, for what is typed here. */
export function inquiryFormRules(asked: AskedFor, today: () => CalendarDate): FieldRules<InquiryValues> {
  return rulesOfInput({
    rules: () => inquiryRules(today()),
    input: (values: InquiryValues): InquiryAnswers => answersOf(values, asked),
    names: serverNames(asked.question),
  });
}
