import { describe, expect, it } from 'vitest';
import { fieldMessage } from '#base/validation/validate-fields.ts';
import { cardDigits, declineMessage, hasExpired, parseExpiry, SANDBOX_CARD_RULES } from './sandbox-card.ts';

const typed = { cardNumber: '4242 4242 4242 4242', expiry: '12/34', securityCode: '123', name: 'Priya Shah' };

describe('a card as it is typed', () => {
  it.each([
    ['12/34', { month: 12, year: 2034 }],
    ['1 / 2034', { month: 1, year: 2034 }],
    ['0134', { month: 1, year: 2034 }],
    ['13/34', undefined],
    ['0/34', undefined],
    ['12/1934', undefined],
    ['soon', undefined],
  ])('reads the expiry %s', (text, read) => {
    expect(parseExpiry(text)).toEqual(read);
  });

  it('reads groups of digits', () => {
    expect(cardDigits('4242-4242 4242 4242')).toBe('4242424242424242');
  });

  it.each([
    [{}, undefined, 'cardNumber'],
    [{ cardNumber: '4242' }, 'Enter the number on the card', 'cardNumber'],
    [{ cardNumber: '' }, 'Required', 'cardNumber'],
    [{ expiry: '1/1' }, 'Use MM/YY', 'expiry'],
    [{ securityCode: '12' }, 'Enter 3 or 4 digits', 'securityCode'],
    [{ name: ' ' }, 'Required', 'name'],
  ] as const)('judges %j', (change, message, field) => {
    expect(fieldMessage({ ...typed, ...change }, field, SANDBOX_CARD_RULES)).toBe(message);
  });

  it('can be used through its last month', () => {
    const card = { month: 11, year: 2026 };
    expect(hasExpired(card, new Date('2026-11-30T23:59:59Z'))).toBe(false);
    expect(hasExpired(card, new Date('2026-12-01T00:00:00Z'))).toBe(true);
    expect(hasExpired({ month: 12, year: 2026 }, new Date('2026-12-31T00:00:00Z'))).toBe(false);
  });

  it.each([
    ['insufficient_funds', 'not enough funds'],
    ['authentication_required', 'wasn’t confirmed'],
    ['anything', 'was declined'],
  ])('says what to do about %s', (code, words) => {
    expect(declineMessage(code)).toContain(words);
  });
});
