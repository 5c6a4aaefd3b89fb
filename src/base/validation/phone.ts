import { MESSAGES } from './messages.ts';
import { textRule } from './rule.ts';

export const US_PHONE_PLACEHOLDER = '(555) 555-5555';

/** What the phone input keeps while typing. */
export function keepPhoneCharacters(text: string): string {
  return text.replace(/[^\d+]/g, '');
}

/** What is sent and stored. */
export function phoneDigits(text: string): string {
  return text.replace(/\D/g, '');
}

/** Any country: 7 to 15 digits (E.164) with the usual signs between them. */
export function isPhone(text: string): boolean {
  const { length } = phoneDigits(text);
  return /^\+?[\d ().-]+$/.test(text) && length >= 7 && length <= 15;
}

/** The ten digits of a number of the North American plan, or undefined: area and exchange start with 2 to 9. */
export function usPhoneDigits(text: string): string | undefined {
  if (!isPhone(text)) return undefined;
  const digits = phoneDigits(text);
  // A plus announces a country code, so what follows must be the 1.
  const national = text.startsWith('+') || digits.length === 11 ? /^1(\d{10})$/.exec(digits)?.[1] : digits;
  return national !== undefined && /^[2-9]\d{2}[2-9]\d{6}$/.test(national) ? national : undefined;
}

/** '(555) 234-5678'; a text that is no U.S. number comes back as it is. */
export function formatUsPhone(text: string): string {
  const digits = usPhoneDigits(text);
  return digits === undefined ? text : `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

export const phone = textRule(MESSAGES.phone, isPhone);
export const usPhone = textRule(MESSAGES.usPhone, (text) => usPhoneDigits(text) !== undefined);
