import { expect, it } from 'vitest';
import { declineWords } from './decline-words.ts';

it('says why where the bank does', () => {
  expect(declineWords('insufficient_funds')).toContain('enough money');
  expect(declineWords('generic_decline')).toBe(declineWords(null));
});
