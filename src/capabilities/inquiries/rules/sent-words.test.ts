import { expect, test } from 'vitest';
import { sentWords } from './sent-words.ts';

test('an unconfirmed address says one thing: nothing is on its way yet', () => {
  const waiting = { isWaitingForEmail: true };
  expect(sentWords([waiting, waiting])).toEqual({
    tone: 'neutral',
    message: 'Saved. Confirm your email, and we’ll send it to 2 vendors.',
  });
  expect(sentWords([{ isWaitingForEmail: false }]).message).toBe('Your inquiry is on its way to 1 vendor.');
});
