import { plural } from '#base/text.ts';
import { DAY_MS } from '#capabilities/inquiries/rules/inquiry-timers.ts';
import type { KnownFacts } from '#capabilities/inquiries/rules/known-facts.ts';

export type ReceiptLine = {
  key: 'email' | 'phone' | 'account' | 'vendors' | 'date' | 'venue' | 'budget' | 'guests';
  label: string;
  /** Speaks for the couple; the others are merely unknown. */
  isGood: boolean;
};

const NEW_ACCOUNT_DAYS = 7;

/** 'today', '3 days', '2 months', '1 year' */
function ageText(days: number): string {
  if (days < 1) return 'today';
  if (days < 60) return `${plural(days, 'day')} ago`;
  if (days < 730) return `${plural(Math.floor(days / 30), 'month')} ago`;
  return `${plural(Math.floor(days / 365), 'year')} ago`;
}

function accountLine(accountCreatedAt: string | null, now: Date): ReceiptLine {
  if (accountCreatedAt === null) return { key: 'account', label: 'Account deleted', isGood: false };
  const days = Math.max(0, Math.floor((now.getTime() - Date.parse(accountCreatedAt)) / DAY_MS));
  return { key: 'account', label: `Account created ${ageText(days)}`, isGood: days >= NEW_ACCOUNT_DAYS };
}

function vendorsLine(vendorsAsked: number): ReceiptLine {
  const isOnly = vendorsAsked <= 1;
  const label = isOnly ? 'Sent to you only' : `Sent to ${plural(vendorsAsked, 'vendor')}`;
  return { key: 'vendors', label, isGood: isOnly };
}

/** To a venue another one is no good news, so it is said in words that a check fits to. */
function venueLine(isKnown: boolean, taxonomyKey: string): ReceiptLine {
  if (taxonomyKey === 'wedding-venues') {
    const label = isKnown ? 'Already booked a venue' : 'Still looking for a venue';
    return { key: 'venue', label, isGood: !isKnown };
  }
  return { key: 'venue', label: isKnown ? 'Venue booked' : 'No venue yet', isGood: isKnown };
}

/** Only venues are told by a line of its own: there it makes the lead worth more. */
function guestsLine(isKnown: boolean | undefined, taxonomyKey: string): ReceiptLine[] {
  if (taxonomyKey !== 'wedding-venues' || isKnown === undefined) return [];
  return [{ key: 'guests', label: isKnown ? 'Guest count given' : 'No guest count yet', isGood: isKnown }];
}

/** The receipt in words, what was checked first. */
export function receiptLines(receipt: KnownFacts, taxonomyKey: string, now: Date): ReceiptLine[] {
  const { emailVerified, phoneVerified, known } = receipt;
  return [
    {
      key: 'email',
      label: emailVerified ? 'Email address verified' : 'Email address not verified',
      isGood: emailVerified,
    },
    {
      key: 'phone',
      label: phoneVerified ? 'Phone number verified' : 'Phone number not verified',
      isGood: phoneVerified,
    },
    accountLine(receipt.accountCreatedAt, now),
    vendorsLine(receipt.vendorsAsked),
    { key: 'date', label: known.date ? 'Date set' : 'No date yet', isGood: known.date },
    venueLine(known.venue, taxonomyKey),
    { key: 'budget', label: known.budget ? 'Budget shared' : 'Budget not shared', isGood: known.budget },
    ...guestsLine(known.guests, taxonomyKey),
  ];
}
