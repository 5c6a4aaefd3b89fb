import { describe, expect, it } from 'vitest';
import { isRePromptEligible } from './account-preferences.ts';

const answeredAt = new Date('2026-01-01T00:00:00Z');
const daysLater = (days: number, ms = 0) => new Date(answeredAt.getTime() + days * 86_400_000 + ms);

describe('isRePromptEligible', () => {
  it('asks who was never asked', () => expect(isRePromptEligible(undefined, answeredAt)).toBe(true));
  it('never asks again who said yes', () => {
    expect(isRePromptEligible({ enabled: true, answeredAt }, daysLater(4000))).toBe(false);
  });
  it('waits more than 90 days after a no', () => {
    expect(isRePromptEligible({ enabled: false, answeredAt }, daysLater(0))).toBe(false);
    expect(isRePromptEligible({ enabled: false, answeredAt }, daysLater(90))).toBe(false);
    expect(isRePromptEligible({ enabled: false, answeredAt }, daysLater(90, 1))).toBe(true);
  });
});
