import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDate } from '#base/calendar-date.ts';
import { validateFields } from '#base/validation/validate-fields.ts';
import { MARKETPLACE_CATEGORIES } from '#capabilities/taxonomy/rules/categories.ts';
import { ruleErrors } from '#ui/form/rule-errors.ts';
import { shareOf, WEDDING_BUDGET_BANDS } from '../../rules/budget-bands.ts';
import type { BudgetQuestion } from '../../rules/budget-question.ts';
import { inquiryRules } from '../../rules/inquiry-rules.ts';
import { inquiryFormRules, serverNames } from './inquiry-rules.ts';
import {
  type InquiryValues,
  inquiryFromValues,
  NO_INQUIRY,
  valuesFromPreferences,
} from './inquiry-values.ts';

const today = calendarDate('2026-11-15');
const QUESTIONS: readonly BudgetQuestion[] = ['VENDOR', 'WEDDING', 'NONE'];
const CATEGORIES = MARKETPLACE_CATEGORIES.map(({ taxonomyKey }) => taxonomyKey);

const told = {
  weddingDate: '2027-06-12',
  flexible: false,
  guestCount: 1200,
  location: { cityId: 7, label: 'Hudson, NY' },
  events: ['day-of' as const],
  facets: [],
  updatedAt: null,
};

const errorsOf = (values: InquiryValues, question: BudgetQuestion) =>
  ruleErrors(
    inquiryFormRules({ category: 'wedding-venues', question }, () => today),
    values,
  );

const occasion = { requestUuid: 'a', storefrontUuids: ['b'], source: 'INQUIRY' as const };

describe('an inquiry that begins with the last one', () => {
  const cents = fc.option(fc.integer({ min: 0, max: 100_000_000_000 }));

  it.each(QUESTIONS)('can be sent again as it stands where %s is asked', (question) => {
    fc.assert(
      fc.property(fc.constantFrom(...CATEGORIES), cents, cents, (category, one, other) => {
        const [budgetMin, budgetMax] =
          one !== null && other !== null && one > other ? [other, one] : [one, other];
        const values = {
          ...valuesFromPreferences({ ...told, budgetMin, budgetMax }, category),
          message: 'Are you free?',
        };
        expect(errorsOf(values, question)).toEqual({});
        const sent = inquiryFromValues(values, { ...occasion, category, question });
        expect(validateFields(sent, inquiryRules(today))).toEqual({});
        if (question === 'VENDOR') {
          expect(sent).toMatchObject({ budgetMinCents: budgetMin, budgetMaxCents: budgetMax });
        }
      }),
    );
  });

  it.each(CATEGORIES)('keeps its part of the whole, for %s', (category) => {
    for (const band of WEDDING_BUDGET_BANDS) {
      const { minCents, maxCents } = shareOf(band, category);
      const values = valuesFromPreferences({ ...told, budgetMin: minCents, budgetMax: maxCents }, category);
      const sent = inquiryFromValues(values, { ...occasion, category, question: 'WEDDING' });
      expect(sent).toMatchObject({ budgetMinCents: minCents, budgetMaxCents: maxCents });
    }
  });
});

describe('the budget of an inquiry', () => {
  const asked: InquiryValues = {
    ...valuesFromPreferences({ ...told, budgetMin: null, budgetMax: null }, 'wedding-venues'),
    message: 'Hello',
  };

  it.each(['5700', '5,700', '$5,700', '5 700', '5,700.00', ' $ 5,700 '])('may be written %j', (budgetMin) => {
    const values = { ...asked, budgetMin };
    expect(errorsOf(values, 'VENDOR')).toEqual({});
    const sent = inquiryFromValues(values, { ...occasion, category: 'wedding-venues', question: 'VENDOR' });
    expect(sent.budgetMinCents).toBe(570_000);
  });

  it('has to begin below its end', () => {
    expect(errorsOf({ ...asked, budgetMin: '9,000', budgetMax: '$800' }, 'VENDOR')).toEqual({
      budgetMax: 'The end of your budget can’t be below its start.',
    });
    expect(errorsOf({ ...asked, budgetMin: '800', budgetMax: '$800' }, 'VENDOR')).toEqual({});
  });

  it('has to be an amount that fits', () => {
    const wrong = { budgetMin: 'a lot', budgetMax: '1,000,000,000.01' };
    expect(errorsOf({ ...asked, ...wrong }, 'VENDOR')).toEqual({
      budgetMin: 'Invalid dollar amount.',
      budgetMax: 'Invalid dollar amount.',
    });
  });

  it.each(['WEDDING', 'NONE'] as const)('is not minded where %s is asked and nobody sees it', (question) => {
    expect(errorsOf({ ...asked, budgetMin: 'a lot' }, question)).toEqual({});
  });

  it('still asks for what is missing', () => {
    expect(Object.keys(errorsOf({ ...NO_INQUIRY, events: [] }, 'NONE')).sort()).toEqual(
      ['city', 'events', 'guestCount', 'message', 'weddingDate'].sort(),
    );
  });
});

describe('what the server says about a field', () => {
  it.each(QUESTIONS)('has its place on the form where %s is asked', (question) => {
    const madeByThePage = ['requestUuid', 'source'];
    const sent = inquiryFromValues(NO_INQUIRY, { ...occasion, category: 'wedding-venues', question });
    for (const field of Object.keys(sent)) {
      if (madeByThePage.includes(field)) continue;
      expect(NO_INQUIRY).toHaveProperty(
        new Map(Object.entries<string>(serverNames(question))).get(field) ?? field,
      );
    }
  });
});
