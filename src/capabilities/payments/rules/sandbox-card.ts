import { required } from '#base/validation/required.ts';
import type { Rule } from '#base/validation/rule.ts';
import { maxLength } from '#base/validation/text-length.ts';

/** Digits of a card as people type them, in groups or not. */
export function cardDigits(text: string): string {
  return text.replace(/[\s-]/g, '');
}

/** '12/34', '12 / 2034', '1234' */
export function parseExpiry(text: string): { month: number; year: number } | undefined {
  const [, month, year] = /^(\d{1,2})\s*\/?\s*(\d{2}|20\d{2})$/.exec(text.trim()) ?? [];
  if (month === undefined || year === undefined) return undefined;
  const number = Number(month);
  return number >= 1 && number <= 12 ? { month: number, year: 2000 + (Number(year) % 2000) } : undefined;
}

const digits: Rule<string> = (text) =>
  !text || /^\d{12,19}$/.test(cardDigits(text)) ? undefined : 'Enter the number on the card';
const expiry: Rule<string> = (text) => (!text || parseExpiry(text) ? undefined : 'Use MM/YY');
const securityCode: Rule<string> = (text) =>
  !text || /^\d{3,4}$/.test(text.trim()) ? undefined : 'Enter 3 or 4 digits';

export const SANDBOX_CARD_RULES = {
  cardNumber: [required, digits],
  expiry: [required, expiry],
  securityCode: [required, securityCode],
  name: [required, maxLength(100)],
};

/** The month on a card is the last one it can be used in. */
export function hasExpired({ month, year }: { month: number; year: number }, now: Date): boolean {
  return Date.UTC(year, month, 1) <= now.getTime();
}

/** What a person reads when their bank said no. */
export function declineMessage(code: string): string {
  if (code === 'insufficient_funds') return 'The card was declined: not enough funds. Try another card.';
  if (code === 'authentication_required')
    return 'The payment wasn’t confirmed. Try again or use another card.';
  return 'The card was declined. Try another card.';
}
