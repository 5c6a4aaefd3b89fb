import { normaliseForSearch } from '#base/text.ts';
import { phoneDigits, usPhoneDigits } from '#base/validation/phone.ts';
import type { GuestPerson } from '../guest-person.ts';
import { householdName, type People } from '../household-names.ts';

type Known = Pick<GuestPerson, 'firstName' | 'lastName' | 'email' | 'phone'>;

/** '' where there is nothing to know somebody by. */
export const emailKey = ({ email }: Pick<Known, 'email'>) => email.toLowerCase();

/** '(212) 555-0100' and '+1 212 555 0100' are one number. */
export const phoneKey = ({ phone }: Pick<Known, 'phone'>) =>
  phone === '' ? '' : (usPhoneDigits(phone) ?? phoneDigits(phone));

export const nameKey = ({ firstName, lastName }: Pick<Known, 'firstName' | 'lastName'>) =>
  normaliseForSearch(`${firstName} ${lastName}`);

export const householdKey = (household: { name: string; people: People }) =>
  normaliseForSearch(householdName(household));

export const postalKey = ({ postalCode }: { postalCode: string }) =>
  postalCode.replaceAll(/\s/gu, '').slice(0, 5).toLowerCase();
