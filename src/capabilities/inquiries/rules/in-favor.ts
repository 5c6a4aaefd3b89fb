import { plural } from '#base/text.ts';
import { findContact } from '#base/validation/contact-filter.ts';
import { DAY_MS } from './inquiry-timers.ts';

const SETTLED_DAYS = 30;
const MONTH_DAYS = 30;

type Facts = {
  accountAgeMs: number;
  isEmailConfirmed: boolean;
  isPhoneConfirmed: boolean;
  vendorsInTouch: number;
  text: string;
};

/** 'less than an hour old', '3 days old', '4 months old' */
export function ageText(ageMs: number): string {
  const days = Math.floor(ageMs / DAY_MS);
  if (ageMs < DAY_MS / 24) return 'less than an hour old';
  if (days < 1) return 'less than a day old';
  if (days < 2 * MONTH_DAYS) return `${plural(days, 'day')} old`;
  return `${plural(Math.floor(days / MONTH_DAYS), 'month')} old`;
}

/** What speaks for a sender, in words; as much part of the evidence as what speaks against them. */
export function inFavor(facts: Facts): string[] {
  const { accountAgeMs, isEmailConfirmed, isPhoneConfirmed, vendorsInTouch, text } = facts;
  return [
    isEmailConfirmed && 'Email address is confirmed',
    isPhoneConfirmed && 'Phone number is confirmed',
    accountAgeMs >= SETTLED_DAYS * DAY_MS && `Account is ${ageText(accountAgeMs)}`,
    vendorsInTouch > 0 && `In touch with ${plural(vendorsInTouch, 'vendor')}`,
    text !== '' && !findContact(text) && 'No links or contact details',
  ].filter((fact) => fact !== false);
}
