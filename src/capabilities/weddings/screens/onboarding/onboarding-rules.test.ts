import { expect, test } from 'vitest';
import { MESSAGES } from '#base/validation/messages.ts';
import { ruleErrors } from '#ui/form/rule-errors.ts';
import { NO_ANSWERS } from './answer-store.ts';
import { ONBOARDING_RULES } from './onboarding-rules.ts';

const errorsOf = (answers: Partial<typeof NO_ANSWERS>) =>
  ruleErrors(ONBOARDING_RULES, { ...NO_ANSWERS, ...answers });

test('a wedding is not planned for a day that is over', () => {
  expect(errorsOf({ weddingDate: '01/02/2020' })).toEqual({ weddingDate: MESSAGES.futureDatePast });
  expect(errorsOf({ weddingDate: '01/02/2020', isDateOpen: true })).toEqual({});
  const nextYear = new Date().getFullYear() + 1;
  expect(errorsOf({ weddingDate: `06/12/${nextYear}` })).toEqual({});
});

test('half a date keeps its own message', () => {
  expect(errorsOf({ weddingDate: '06/' })).toEqual({ weddingDate: MESSAGES.date });
});

test('more guests than any wedding has are a slip', () => {
  expect(errorsOf({ guestCount: '9,999,999' })).toEqual({ guestCount: MESSAGES.guestCountTooLarge });
  expect(errorsOf({ guestCount: '10,000' })).toEqual({});
  expect(errorsOf({ guestCount: 'many' })).toEqual({ guestCount: MESSAGES.number });
});
