import { describe, expect, it } from 'vitest';
import { calendarDate } from '#base/calendar-date.ts';
import { type InquiryFields, validateInquiry } from './validate-inquiry.ts';

const today = calendarDate('2026-11-15');
const good: InquiryFields = {
  weddingDate: '2027-06-12',
  flexible: false,
  cityId: 1,
  location: '',
  budgetMinCents: null,
  budgetMaxCents: null,
};

describe('what an inquiry has to say', () => {
  it.each([
    ['a day and a town', {}],
    ['no day, but a flexible one', { weddingDate: null, flexible: true }],
    ['today', { weddingDate: '2026-11-15' }],
    ['ten years ahead', { weddingDate: '2036-11-15' }],
    ['a place in words', { cityId: null, location: 'By the lake' }],
    ['one end of a budget', { budgetMinCents: 5 }],
    ['a budget of one amount', { budgetMinCents: 5, budgetMaxCents: 5 }],
  ])('%s', (_name, fields) => {
    expect(validateInquiry({ ...good, ...fields }, today)).toEqual({});
  });

  it.each([
    [{ weddingDate: null }, { weddingDate: 'Required' }],
    [{ weddingDate: '2026-11-14' }, { weddingDate: 'Hmm… this looks like a past date.' }],
    [{ weddingDate: '2026-02-30' }, { weddingDate: 'Hmm… this does not look like a valid date.' }],
    [{ weddingDate: '2036-11-16' }, { weddingDate: 'Date cannot be after 2036' }],
    [{ cityId: null }, { location: 'Please enter a location' }],
    [{ cityId: null, location: ' \u200b' }, { location: 'Please enter a location' }],
    [
      { budgetMinCents: 6, budgetMaxCents: 5 },
      { budgetMaxCents: 'The end of your budget can’t be below its start.' },
    ],
  ])('%j is refused in the words of the specification', (fields, problems) => {
    expect(validateInquiry({ ...good, ...fields }, today)).toEqual(problems);
  });

  it('names everything that is wrong at once', () => {
    const fields = { weddingDate: null, cityId: null, budgetMinCents: 6, budgetMaxCents: 5 };
    expect(Object.keys(validateInquiry({ ...good, ...fields }, today))).toEqual([
      'weddingDate',
      'location',
      'budgetMaxCents',
    ]);
  });
});
