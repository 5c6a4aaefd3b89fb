import { expect, it } from 'vitest';
import { phoneText } from './phone-text.ts';

it('writes U.S. numbers as people read them, and leaves others alone', () => {
  for (const kept of ['5285550128', '+15285550128', '528-555-0128', '(528) 555-0128'])
    expect(phoneText(kept)).toBe('(528) 555-0128');
  expect(phoneText('+49 30 5550128')).toBe('+49 30 5550128');
  expect(phoneText('')).toBe('');
});
