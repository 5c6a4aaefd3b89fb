import { expect, test } from 'vitest';
import { NO_ANSWERS } from './answer-store.ts';
import { answersAfterSkip } from './skipped-answers.ts';

test('Skip never deletes what was given', () => {
  const answers = { ...NO_ANSWERS, primaryFirstName: 'Maya', guestCount: '120', budget: '30,000' };
  expect(answersAfterSkip(['guestCount'], answers)).toEqual(answers);
  expect(answersAfterSkip(['primaryFirstName', 'partnerFirstName'], answers)).toEqual(answers);
});

test('what could never be saved is not carried to the last step', () => {
  const answers = { ...NO_ANSWERS, weddingDate: '06/', guestCount: 'many', budget: '30,000' };
  expect(answersAfterSkip(['weddingDate', 'isDateOpen'], answers).weddingDate).toBe('');
  expect(answersAfterSkip(['guestCount'], answers)).toMatchObject({ guestCount: '', budget: '30,000' });
});

test('neither is what Next would refuse: a day that is over, or a stadium of guests', () => {
  const answers = { ...NO_ANSWERS, weddingDate: '01/02/2020', guestCount: '9,999,999' };
  expect(answersAfterSkip(['weddingDate'], answers).weddingDate).toBe('');
  expect(answersAfterSkip(['guestCount'], answers).guestCount).toBe('');
});
