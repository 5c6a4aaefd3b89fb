import { describe, expect, it } from 'vitest';
import { suggestionMachine } from './suggestion-states.ts';

describe('a suggestion', () => {
  it('is accepted once, and ends there', () => {
    expect(suggestionMachine.next('NEW', 'accept')).toBe('ACCEPTED');
    expect(suggestionMachine.isFinal('ACCEPTED')).toBe(true);
  });
  it('is declined and taken up again', () => {
    expect(suggestionMachine.next('NEW', 'decline')).toBe('DECLINED');
    expect(suggestionMachine.next('DECLINED', 'reopen')).toBe('NEW');
  });
  it('is not accepted as long as it is declined', () => {
    expect(suggestionMachine.can('DECLINED', 'accept')).toBe(false);
  });
});
