import { AlarmClock, BellRing, Hourglass } from 'lucide-react';
import { calendarDate, calendarDateOf, datePartsOf } from '#base/calendar-date.ts';
import { formatMediumDate, monthNameOf } from '#base/calendar-date-format.ts';
import { plural } from '#base/text.ts';
import { type Here, useHere } from '#capabilities/inquiries/parts/use-here.ts';
import { Badge } from '#ui/badge.tsx';
import type { Lead } from '../../contract/leads.contract.ts';
import { daysUntilExpiry, expiryText } from '../../rules/lead-expiry.ts';

/** 'Jun 12, 2027 · Claverack, NY · 120 guests', as far as it is known. */
export function leadFacts({
  weddingDate,
  isDateFlexible,
  location,
  guestCount,
}: Pick<Lead, 'weddingDate' | 'isDateFlexible' | 'location' | 'guestCount'>): string {
  const date = weddingDate && formatMediumDate(calendarDate(weddingDate));
  return [
    date ? `${date}${isDateFlexible ? ', flexible' : ''}` : 'No date yet',
    location,
    guestCount !== null && plural(guestCount, 'guest'),
  ]
    .filter(Boolean)
    .join(' · ');
}

type MarkedLead = Pick<Lead, 'status' | 'isNudged' | 'isUnresponded' | 'expiresAt' | 'snoozedUntil'>;

/** The day it comes back, while it is away: 'Nov 17' */
function snoozedTo({ snoozedUntil }: MarkedLead, { now, timeZone }: Here): string | undefined {
  if (snoozedUntil === null || Date.parse(snoozedUntil) <= now.getTime()) return undefined;
  const day = calendarDateOf(new Date(snoozedUntil), timeZone);
  return `${monthNameOf(day).slice(0, 3)} ${datePartsOf(day).day}`;
}

/** What presses, or may wait. */
export function Marks({ lead }: { lead: MarkedLead }) {
  const here = useHere();
  const daysLeft = here && daysUntilExpiry(lead.expiresAt, here.now);
  const comesBack = here && snoozedTo(lead, here);
  return (
    <>
      {lead.isNudged && (
        <Badge variant="orange" icon={<BellRing size={12} aria-hidden="true" />}>
          Nudged you
        </Badge>
      )}
      {daysLeft !== undefined && (
        <Badge variant="red" icon={<Hourglass size={12} aria-hidden="true" />}>
          {expiryText(daysLeft)}
        </Badge>
      )}
      {/* Every new inquiry waits for an answer; in a talk it is worth saying. */}
      {lead.isUnresponded && lead.status === 'CONNECTED' && <Badge variant="gold">Waits for you</Badge>}
      {comesBack && (
        <Badge variant="sky" icon={<AlarmClock size={12} aria-hidden="true" />}>
          {`Snoozed to ${comesBack}`}
        </Badge>
      )}
    </>
  );
}
