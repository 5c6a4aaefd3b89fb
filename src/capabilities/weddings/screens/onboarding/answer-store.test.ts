import { expect, test } from 'vitest';
import { NO_ANSWERS, restoreAnswers } from './answer-store.ts';

test('nothing stored, or nonsense, is no answer', () => {
  for (const stored of [null, '', 'null', '7', '{', '[]']) expect(restoreAnswers(stored)).toEqual(NO_ANSWERS);
});

test('answers come back, and fields of the wrong kind do not', () => {
  const city = { id: 3, name: 'Hudson', stateCode: 'NY' };
  const stored = JSON.stringify({
    primaryFirstName: 'Maya',
    guestCount: 120,
    city,
    isDateOpen: true,
    other: 'x',
  });
  expect(restoreAnswers(stored)).toEqual({ ...NO_ANSWERS, primaryFirstName: 'Maya', city, isDateOpen: true });
  expect(restoreAnswers(JSON.stringify({ city: { id: '3' } }))).toEqual(NO_ANSWERS);
});
