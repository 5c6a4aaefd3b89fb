import { calendarDate, calendarDateOf, daysBetween } from '#base/calendar-date.ts';
import { formatDateInText, formatMonthYear } from '#base/calendar-date-format.ts';
import { formatCount } from '#base/format-count.ts';
import { plural } from '#base/text.ts';
import type { KnownFacts } from '#capabilities/inquiries/rules/known-facts.ts';
import type { LeadTier } from '#capabilities/inquiries/rules/lead-tags.ts';
import type { LeadReceipt } from '../contract/receipts.contract.ts';

/** 'L-3F9A12C4': of the lead itself, so that it has one whether or not anything was paid. */
export function receiptNumber(leadUuid: string): string {
  return `L-${leadUuid.slice(0, 8).toUpperCase()}`;
}

/** 'Nov 13, 2026, 9:02 AM', in the listing's own time. Some engines put a narrow space before AM, others do not. */
export function momentText(moment: string, timeZone: string): string {
  const at = new Date(moment);
  const time = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }).format(at);
  return `${formatDateInText(calendarDateOf(at, timeZone))}, ${time.replaceAll(/\s/g, ' ')}`;
}

export function dayText(moment: string, timeZone: string): string {
  return formatDateInText(calendarDateOf(new Date(moment), timeZone));
}

/** '4.8', '+4.8', '−0.2': hundredths as people write them. */
export function hundredthsText(hundredths: number, { signed }: { signed: boolean }): string {
  const digits = String(Math.abs(hundredths) / 100);
  if (!signed) return digits;
  return `${hundredths < 0 ? '−' : '+'} ${digits}`;
}

const SOURCES: Readonly<Record<NonNullable<LeadReceipt['charge']>['taken'][number]['source'], string>> = {
  BOUGHT: 'Bought',
  GIVEN: 'Given',
  REFUNDED: 'Refunded',
  MOVED: 'Moved here',
};

/** 'Bought Nov 9, 2026, expires Nov 9, 2028' */
export function takenText(
  { source, at, expiresAt }: { source: keyof typeof SOURCES; at: string; expiresAt: string },
  timeZone: string,
): string {
  return `${SOURCES[source]} ${dayText(at, timeZone)}, expires ${dayText(expiresAt, timeZone)}`;
}

/** 'Sent to 3 vendors, you replied first' in two halves: what, and how it went. */
export function sentTo({ facts, repliesBefore }: Pick<LeadReceipt, 'facts' | 'repliesBefore'>): string {
  if (facts.vendorsAsked <= 1) return 'You only';
  const vendors = plural(facts.vendorsAsked, 'vendor');
  if (repliesBefore === null) return vendors;
  if (repliesBefore === 0) return `${vendors}, you replied first`;
  return `${vendors}, ${repliesBefore} replied before you`;
}

type OfTier = { facts: KnownFacts; tier: LeadTier; taxonomyKey: string };

/** Why the lead is of its tier, said from what was known; a tier that these facts no longer make is told by its own rule. */
export function tierNote({ facts: { known, phoneVerified }, tier, taxonomyKey }: OfTier): string {
  const isToVenue = taxonomyKey === 'wedding-venues';
  if (tier === 'GOLD')
    return `Phone verified; date, budget and ${isToVenue ? 'guest count given' : 'venue known'}`;
  if (tier === 'STANDARD') {
    if (known.date && known.budget) return 'Date or budget was missing';
    return known.date ? 'No budget given' : known.budget ? 'No date yet' : 'No date and no budget yet';
  }
  if (!phoneVerified) return 'Date and budget given, phone not verified';
  if (isToVenue && known.guests === false) return 'Phone verified, but no guest count given';
  if (!isToVenue && !known.venue) return 'Phone verified, but no venue booked yet';
  return 'Date and budget given';
}

type Priced = Pick<LeadReceipt, 'lead' | 'pricedAt' | 'timeZone'>;

/** How many days were left when the price was set; null without a date. */
function daysOut({ lead, pricedAt, timeZone }: Priced): number | null {
  if (lead.weddingDate === null) return null;
  return daysBetween(calendarDateOf(new Date(pricedAt), timeZone), calendarDate(lead.weddingDate));
}

/** '211 days out' */
export function outLabel(receipt: Priced): string {
  const days = daysOut(receipt);
  if (days === null) return 'No date yet';
  return days < 0 ? 'Passed' : `${plural(days, 'day')} out`;
}

/** 'Wedding was 211 days away' */
export function awayNote(receipt: Priced): string {
  const days = daysOut(receipt);
  if (days === null) return 'No date yet';
  return days < 0 ? 'The day had passed' : `Wedding was ${plural(days, 'day')} away`;
}

export type KnownLine = { key: string; label: string; value: string; isGood: boolean };

function guestsValue({ guestCount }: LeadReceipt['lead'], isKnown: boolean): string {
  if (!isKnown) return 'Not given';
  return guestCount === null ? 'Given' : formatCount(guestCount);
}

/** What was known that day, as label and value. */
export function knownLines({ facts, lead, taxonomyKey, timeZone }: LeadReceipt): KnownLine[] {
  const { known } = facts;
  const isToVenue = taxonomyKey === 'wedding-venues';
  return [
    {
      key: 'email',
      label: 'Email',
      value: facts.emailVerified ? 'Verified' : 'Not verified',
      isGood: facts.emailVerified,
    },
    {
      key: 'phone',
      label: 'Phone',
      value: facts.phoneVerified ? 'Verified' : 'Not verified',
      isGood: facts.phoneVerified,
    },
    {
      key: 'account',
      label: 'Account',
      value: facts.accountCreatedAt
        ? `Since ${formatMonthYear(calendarDateOf(new Date(facts.accountCreatedAt), timeZone))}`
        : 'Deleted',
      isGood: facts.accountCreatedAt !== null,
    },
    {
      key: 'date',
      label: 'Date',
      value:
        known.date && lead.weddingDate ? formatDateInText(calendarDate(lead.weddingDate)) : 'Not set yet',
      isGood: known.date,
    },
    { key: 'budget', label: 'Budget', value: known.budget ? 'Shared' : 'Not shared', isGood: known.budget },
    {
      key: 'venue',
      label: 'Venue',
      value: known.venue ? 'Booked' : 'Not booked yet',
      isGood: isToVenue ? !known.venue : known.venue,
    },
    ...(isToVenue && known.guests !== undefined
      ? [{ key: 'guests', label: 'Guests', value: guestsValue(lead, known.guests), isGood: known.guests }]
      : []),
  ];
}
