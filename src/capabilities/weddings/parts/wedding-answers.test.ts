import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ruleErrors } from '#ui/form/rule-errors.ts';
import type { Wedding } from '../contract.ts';
import {
  answeredOnly,
  answersFromWedding,
  NO_WEDDING_ANSWERS,
  WEDDING_RULES,
  WEDDING_SERVER_NAMES,
  type WeddingAnswers,
  weddingFromAnswers,
} from './wedding-answers.ts';

const hudson = { id: 7, name: 'Hudson', stateCode: 'NY' };
const full: WeddingAnswers = {
  primaryFirstName: 'Maya',
  primaryLastName: 'Lindqvist',
  partnerFirstName: 'Jonah',
  partnerLastName: '',
  weddingDate: '06/05/2027',
  isDateOpen: false,
  city: hudson,
  guestCount: '1,200',
  budget: '$30,000.50',
  planningStage: 'NEWLY_ENGAGED',
};

describe('answers on their way to the wedding', () => {
  test('typed text becomes days, numbers and cents', () => {
    expect(weddingFromAnswers(full)).toMatchObject({
      weddingDate: '2027-06-05',
      cityId: 7,
      guestCount: 1200,
      budgetCents: 3_000_050,
      planningStage: 'NEWLY_ENGAGED',
      partnerLastName: '',
    });
  });

  test('open questions empty the wedding in the settings', () => {
    expect(weddingFromAnswers(NO_WEDDING_ANSWERS)).toMatchObject({
      weddingDate: null,
      cityId: null,
      guestCount: null,
      budgetCents: null,
      planningStage: null,
    });
  });

  test('skipped questions are left out at the start', () => {
    expect(answeredOnly(NO_WEDDING_ANSWERS)).toEqual({});
    expect(answeredOnly({ ...NO_WEDDING_ANSWERS, guestCount: '0' })).toEqual({ guestCount: 0 });
  });

  test('not having a date yet is an answer and wins over a typed date', () => {
    expect(answeredOnly({ ...full, isDateOpen: true })).toMatchObject({ weddingDate: null });
  });
});

test('a stored wedding comes back as it would be typed', () => {
  const wedding = {
    ...weddingFromAnswers(full),
    city: hudson,
    dateStatus: 'SET',
  } as unknown as Wedding;
  const answers = answersFromWedding(wedding);
  expect(answers).toEqual({ ...full, guestCount: '1200', budget: '30,000.50' });
  expect(weddingFromAnswers(answers)).toEqual(weddingFromAnswers(full));
});

test('whatever was stored can be stored again as it stands', () => {
  const stored = fc.record({
    guestCount: fc.option(fc.nat(2_000_000_000)),
    budgetCents: fc.option(fc.nat(1_000_000_000)),
    weddingDate: fc.option(fc.constantFrom('2026-12-31', '2027-06-05', '2028-02-29')),
  });
  fc.assert(
    fc.property(stored, (given) => {
      const wedding = { ...weddingFromAnswers(full), city: hudson, ...given } as unknown as Wedding;
      const answers = answersFromWedding(wedding);
      expect(ruleErrors<WeddingAnswers>(WEDDING_RULES, answers)).toEqual({});
      expect(weddingFromAnswers(answers)).toMatchObject(given);
    }),
  );
});

test.each(['5700', '5,700', '$5,700', '5 700', '5,700.00'])('a budget may be written %j', (budget) => {
  const answers = { ...full, budget, guestCount: '1 200' };
  expect(ruleErrors<WeddingAnswers>(WEDDING_RULES, answers)).toEqual({});
  expect(weddingFromAnswers(answers)).toMatchObject({ budgetCents: 570_000, guestCount: 1200 });
});

test('what the server says about a field has its place on the form', () => {
  for (const field of Object.keys(weddingFromAnswers(full))) {
    expect(full).toHaveProperty(
      new Map<string, string>(Object.entries(WEDDING_SERVER_NAMES)).get(field) ?? field,
    );
  }
});

test('every answer that breaks a rule says so at its field', () => {
  const wrong = { ...full, weddingDate: '13/01/2027', guestCount: '2000000001', budget: 'a lot' };
  expect(ruleErrors<WeddingAnswers>(WEDDING_RULES, wrong)).toEqual({
    weddingDate: 'Invalid date',
    guestCount: 'Please enter a smaller number',
    budget: 'Invalid dollar amount.',
  });
  expect(ruleErrors<WeddingAnswers>(WEDDING_RULES, full)).toEqual({});
});
