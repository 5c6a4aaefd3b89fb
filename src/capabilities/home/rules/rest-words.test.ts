import { expect, test } from 'vitest';
import { restWords } from './rest-words.ts';

test('who has no next step is told what fits the day', () => {
  const today = '2026-11-18';
  expect(restWords(today, null).title).toBe('That’s all for now');
  expect(restWords(today, '2027-09-18').title).toBe('That’s all for now');
  expect(restWords(today, today).title).toBe('Have a wonderful day');
  expect(restWords(today, '2026-11-08').title).toBe('Congratulations');
  expect(restWords(today, '2026-11-08').text).not.toContain('early');
});
