import { expect, it } from 'vitest';
import { validateFields } from '#base/validation/validate-fields.ts';
import { SAVED_REPLY_RULES } from './saved-reply-rules.ts';

it('a saved reply has a short title, and words that fit a message', () => {
  const problemsOf = (title: string, body: string) => validateFields({ title, body }, SAVED_REPLY_RULES);
  expect(problemsOf('x'.repeat(60), 'x'.repeat(2000))).toEqual({});
  expect(problemsOf('', '')).toEqual({ title: 'Required', body: 'Required' });
  expect(problemsOf('x'.repeat(61), 'x'.repeat(2001))).toEqual({
    title: 'Must be 60 characters or less',
    body: 'Must be 2000 characters or less',
  });
});
