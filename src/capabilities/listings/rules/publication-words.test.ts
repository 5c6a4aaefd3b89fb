import { expect, test } from 'vitest';
import { staffStandingWords, standingWords } from './publication-words.ts';

test('a listing nobody has opened yet waits for staff, and is in review for its business', () => {
  expect(standingWords('SUBMITTED')).toBe('In review');
  expect(staffStandingWords('SUBMITTED')).toBe('Waiting');
  expect(staffStandingWords('IN_REVIEW')).toBe('In review');
});

test('whoever is asked for changes is not told that they were rejected', () => {
  expect(standingWords('REJECTED', 'CHANGES')).toBe('Changes requested');
  expect(staffStandingWords('REJECTED', 'REJECTED')).toBe('Not approved');
});
