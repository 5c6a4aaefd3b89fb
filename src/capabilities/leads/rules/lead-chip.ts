import { calendarDateOf, datePartsOf } from '#base/calendar-date.ts';
import { monthNameOf } from '#base/calendar-date-format.ts';
import { plural } from '#base/text.ts';
import type { CloseEventType, InquiryStatus } from '#capabilities/inquiries/rules/inquiry-states.ts';
import { DAY_MS } from '#capabilities/inquiries/rules/inquiry-timers.ts';
import { type LeadNeed, NEED_LABELS } from './lead-need.ts';

/** How a lead stands, in a word or two: one chip for each, everywhere the same. */
export type LeadChip = { kind: LeadNeed | 'NEW' | 'SNOOZED' | InquiryStatus; label: string };

type ChippedLead = {
  status: InquiryStatus;
  need: LeadNeed | null;
  closeEventType: CloseEventType | null;
  booking: { confirmedAt: string | null } | null;
  snoozedUntil: string | null;
  expiresAt: string | null;
  nudgedAt: string | null;
  lastMessage: { at: string };
};

type Here = { now: Date; timeZone: string };

const HOUR_MS = DAY_MS / 24;

const ENDED: Readonly<Record<CloseEventType, string>> = {
  DECLINE: 'Declined',
  CANCEL: 'Closed',
  EXPIRATION: 'Expired',
  DISMISS: 'Closed',
};

/** '5 h' within a day, then '3 days'. */
function spanText(ms: number): string {
  const hours = Math.max(1, Math.floor(ms / HOUR_MS));
  return ms < DAY_MS ? `${hours} h` : plural(Math.floor(ms / DAY_MS), 'day');
}

/** 'Nov 17' */
function dayText(instant: string, timeZone: string): string {
  const day = calendarDateOf(new Date(instant), timeZone);
  return `${monthNameOf(day).slice(0, 3)} ${datePartsOf(day).day}`;
}

function needChip(need: LeadNeed, lead: ChippedLead, now: number): LeadChip {
  const since = (instant: string | null) => now - Date.parse(instant ?? lead.lastMessage.at);
  if (need === 'EXPIRING') {
    const left = lead.expiresAt === null ? 0 : Date.parse(lead.expiresAt) - now;
    return { kind: need, label: left > HOUR_MS ? `Expires in ${spanText(left)}` : 'Expires any moment' };
  }
  if (need === 'REMINDED') return { kind: need, label: `Reminder, ${spanText(since(lead.nudgedAt))} ago` };
  const waited = since(null);
  if (lead.status === 'READY' && waited < DAY_MS) return { kind: 'NEW', label: 'New today' };
  return { kind: need, label: `Waiting ${spanText(waited)}` };
}

function standing({ status, closeEventType, booking }: ChippedLead): LeadChip {
  if (status === 'BOOKED')
    return { kind: status, label: booking?.confirmedAt === null ? 'Booked, not confirmed' : 'Booked' };
  if (status === 'CLOSED') return { kind: status, label: ENDED[closeEventType ?? 'CANCEL'] };
  return { kind: status, label: status === 'CONNECTED' ? 'Waiting on them' : 'New' };
}

/** Without a clock, as in the document, it says the same without the time. */
export function leadChip(lead: ChippedLead, here: Here | undefined): LeadChip {
  const { need, snoozedUntil } = lead;
  if (here && snoozedUntil !== null && Date.parse(snoozedUntil) > here.now.getTime())
    return { kind: 'SNOOZED', label: `Snoozed to ${dayText(snoozedUntil, here.timeZone)}` };
  if (need === null) return standing(lead);
  return here ? needChip(need, lead, here.now.getTime()) : { kind: need, label: NEED_LABELS[need] };
}
