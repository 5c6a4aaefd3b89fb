/** What the couple knows of a household that somebody else does not. */
export type KnownOfHousehold = { postalCode: string; phones: readonly string[]; emails: readonly string[] };
export type LookupProof = 'POSTAL_CODE' | 'PHONE' | 'EMAIL';

/** Nothing that is asked for is longer. */
const LONGEST = 254;
const PHONE_END = 4;
/** Fewer digits are the end of a number or a postal code, not a number. */
const SHORTEST_PHONE = 7;
const SHORTEST_POSTAL_CODE = 3;
const US_ZIP = /^(\d{5})(?:\d{4})?$/;
/** Behind a number; '#0128' alone is the end of one. */
const EXTENSION = /(?<=\d)\s*(?:x|ext\.?|#)\s*\d+$/;

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase();

/** Empty where there is none. */
function readPostalCode(text: string): string {
  const code = plain(text).replace(/[\s\p{Pd}]/gu, '');
  if (!/^[a-z0-9]+$/.test(code) || code.length < SHORTEST_POSTAL_CODE) return '';
  return US_ZIP.exec(code)?.[1] ?? code;
}

/** Its digits; empty where it is no number. */
function readPhone(text: string): string {
  const number = plain(text).replace(EXTENSION, '');
  return /[\p{L}@]/u.test(number) ? '' : number.replace(/\D/g, '');
}

const readEmail = (text: string) => (/^\S+@\S+$/.test(plain(text)) ? plain(text) : '');

/** At home a number may begin with a zero that it loses behind the code of the country. */
const withoutZeros = (digits: string) => digits.replace(/^0+/, '');

function isPhone(typed: string, known: string): boolean {
  if (known.length < PHONE_END) return false;
  if (typed.length === PHONE_END) return known.endsWith(typed);
  const [one, other] = [withoutZeros(typed), withoutZeros(known)];
  if (Math.min(one.length, other.length) < SHORTEST_PHONE) return false;
  // With or without the code of the country.
  return one.endsWith(other) || other.endsWith(one);
}

/** What this household can be asked for. */
export function proofsOf({ postalCode, phones, emails }: KnownOfHousehold): LookupProof[] {
  const proofs: LookupProof[] = [];
  if (readPostalCode(postalCode)) proofs.push('POSTAL_CODE');
  if (phones.some((phone) => readPhone(phone).length >= PHONE_END)) proofs.push('PHONE');
  if (emails.some(readEmail)) proofs.push('EMAIL');
  return proofs;
}

/** Whether what was typed is something that this household knows of itself. Of whom nothing is known, nothing is right. */
export function isLookupProof(typed: string, known: KnownOfHousehold): boolean {
  if (typed.length > LONGEST) return false;
  const [postalCode, phone, email] = [readPostalCode(typed), readPhone(typed), readEmail(typed)];
  return (
    (postalCode !== '' && postalCode === readPostalCode(known.postalCode)) ||
    (phone !== '' && known.phones.some((other) => isPhone(phone, readPhone(other)))) ||
    (email !== '' && known.emails.some((other) => email === readEmail(other)))
  );
}
