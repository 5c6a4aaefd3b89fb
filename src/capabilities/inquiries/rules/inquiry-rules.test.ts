import { describe, expect, it } from 'vitest';
import { calendarDate } from '#base/calendar-date.ts';
import { validateFields } from '#base/validation/validate-fields.ts';
import { type InquiryAnswers, inquiryRules } from './inquiry-rules.ts';

const today = calendarDate('2026-11-15');
const good: InquiryAnswers = {
  events: ['day-of'],
  guestCount: 120,
  message: 'Are you free?',
  weddingDate: '2027-06-12',
  flexible: false,
  cityId: 1,
  location: '',
  budgetMinCents: null,
  budgetMaxCents: null,
};

const problemsOf = (fields: Partial<InquiryAnswers>) =>
  validateFields({ ...good, ...fields }, inquiryRules(today));

describe('what an inquiry has to say', () => {
  it.each([
    ['a day and a town', {}],
    ['no day, but a flexible one', { weddingDate: null, flexible: true }],
    ['today', { weddingDate: '2026-11-15' }],
    ['ten years ahead', { weddingDate: '2036-11-15' }],
    ['a place in words', { cityId: null, location: 'By the lake' }],
    ['one end of a budget', { budgetMinCents: 5 }],
    ['a budget of one amount', { budgetMinCents: 5, budgetMaxCents: 5 }],
    ['nobody invited', { guestCount: 0 }],
    ['as many words as there may be', { message: 'x'.repeat(2000), location: 'x'.repeat(200) }],
  ])('%s', (_name, fields) => {
    expect(problemsOf(fields)).toEqual({});
  });

  it.each([
    [{ weddingDate: null }, { weddingDate: 'Required' }],
    [{ weddingDate: '2026-11-14' }, { weddingDate: 'Hmm… this looks like a past date.' }],
    [{ weddingDate: '2026-02-30' }, { weddingDate: 'Hmm… this does not look like a valid date.' }],
    [{ weddingDate: '2036-11-16' }, { weddingDate: 'Date cannot be after 2036' }],
    [{ cityId: null }, { location: 'Please enter a location' }],
    [{ cityId: null, location: ' \u200b' }, { location: 'Please enter a location' }],
    [{ location: 'x'.repeat(201) }, { location: 'Must be 200 characters or less' }],
    [{ events: [] }, { events: 'At least one option must be selected' }],
    [{ guestCount: null }, { guestCount: 'Give your guest count to continue. Guesses welcome!' }],
    [{ guestCount: Number.NaN }, { guestCount: 'Invalid number' }],
    [{ guestCount: 1.5 }, { guestCount: 'Invalid number' }],
    [{ guestCount: -1 }, { guestCount: 'Please enter a number greater than or equal to zero.' }],
    [{ guestCount: 2_000_000_001 }, { guestCount: 'Please enter a smaller number' }],
    [{ message: '' }, { message: 'Required' }],
    [{ message: 'x'.repeat(2001) }, { message: 'Must be 2000 characters or less' }],
    [{ budgetMinCents: Number.NaN }, { budgetMinCents: 'Invalid dollar amount.' }],
    [{ budgetMaxCents: 100_000_000_001 }, { budgetMaxCents: 'Invalid dollar amount.' }],
    [{ budgetMinCents: -1 }, { budgetMinCents: 'Invalid dollar amount.' }],
    [{ weddingDate: null, flexible: true, cityId: null }, { location: 'Please enter a location' }],
    [
      { budgetMinCents: 6, budgetMaxCents: 5 },
      { budgetMaxCents: 'The end of your budget can’t be below its start.' },
    ],
  ])('%j is refused in the words of the specification', (fields, problems) => {
    expect(problemsOf(fields)).toEqual(problems);
  });

  it('names everything that is wrong at once', () => {
    const fields = { weddingDate: null, cityId: null, budgetMinCents: 6, budgetMaxCents: 5 };
    expect(Object.keys(problemsOf(fields))).toEqual(['weddingDate', 'location', 'budgetMaxCents']);
  });
});
