import { type CalendarDate, calendarDateOf } from '#base/calendar-date.ts';
import { formatMonthDay } from '#base/calendar-date-format.ts';
import type { DayState } from '#capabilities/storefronts/rules/availability.ts';

/** What the couple itself has to do with a vendor, or whether its day is free there. */
export type VendorMark = { kind: 'booked' | 'wrote' | 'free' | 'taken'; text: string };

export type KnownInquiry = { storefrontUuid: string; status: string; createdAt: string };

type Known = {
  /** The couple's day; null while it has none. */
  date: CalendarDate | null;
  inquiries: readonly KnownInquiry[];
  days: readonly { storefrontUuid: string; state: DayState }[];
  timeZone: string;
};

function dayMark(date: CalendarDate | null, state: DayState | undefined): VendorMark | undefined {
  if (!date) return undefined;
  if (state === 'FREE') return { kind: 'free', text: 'Free on your day' };
  if (state === 'TAKEN') return { kind: 'taken', text: `Booked ${formatMonthDay(date)}` };
  if (state === 'OFF') return { kind: 'taken', text: `Closed ${formatMonthDay(date)}` };
  return undefined;
}

/** A booking says more than a letter, and a letter more than a calendar. */
function markOf(uuid: string, { date, inquiries, days, timeZone }: Known): VendorMark | undefined {
  const own = inquiries.filter(({ storefrontUuid }) => storefrontUuid === uuid);
  if (own.some(({ status }) => status === 'BOOKED')) return { kind: 'booked', text: 'You booked them' };
  const [last] = own
    .map(({ createdAt }) => createdAt)
    .sort()
    .reverse();
  if (last) {
    const day = calendarDateOf(new Date(last), timeZone);
    return { kind: 'wrote', text: `You wrote ${formatMonthDay(day)}` };
  }
  return dayMark(date, days.find(({ storefrontUuid }) => storefrontUuid === uuid)?.state);
}

export type VendorMarks = Readonly<Record<string, VendorMark>>;

export function vendorMarks(uuids: readonly string[], known: Known): VendorMarks {
  const written = known.inquiries.map(({ storefrontUuid }) => storefrontUuid);
  const marks = [...new Set([...uuids, ...written])].map((uuid) => [uuid, markOf(uuid, known)] as const);
  return Object.fromEntries(marks.flatMap(([uuid, mark]) => (mark ? [[uuid, mark] as const] : [])));
}
