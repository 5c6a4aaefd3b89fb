import { expect, it } from 'vitest';
import { fieldMessage } from '#base/validation/validate-fields.ts';
import { CLOSING_RULES, GRANT_RULES, LISTING_LOOKUP_RULES, needsSecondPerson } from './grant-rules.ts';

it.each([
  [null, true],
  [0, true],
  [1.5, true],
  [-3, true],
  [5001, true],
  [1, false],
  [5000, false],
])('%s credits are refused: %s', (credits, isRefused) => {
  const message = fieldMessage({ credits, reason: 'Sorry' }, 'credits', GRANT_RULES);
  expect(message === undefined).toBe(!isRefused);
});

it('more than a hundred needs four eyes', () => {
  expect([100, 101].map(needsSecondPerson)).toEqual([false, true]);
});

it('nothing is granted, looked for or closed without words', () => {
  expect(fieldMessage({ credits: 1, reason: ' ' }, 'reason', GRANT_RULES)).toBe('Required');
  expect(fieldMessage({ query: '' }, 'query', LISTING_LOOKUP_RULES)).toBe('Required');
  expect(fieldMessage({ note: '' }, 'note', CLOSING_RULES)).toBe('Required');
});
