import { type CalendarDate, dayOfWeek } from '#base/calendar-date.ts';
import { joinLabels } from '#base/text.ts';

/** A calendar as far as its days are concerned. */
export type CalendarDays = {
  today: string;
  availableThrough: string | null;
  daysOff: readonly number[];
  blocked: readonly string[];
  booked: readonly { day: string; names: string; inquiryUuid: string | null }[];
  feeds: readonly { name: string; days: readonly string[] }[];
};

/** Why a day cannot be booked, the strongest reason first; a free one can. */
export type DayFace = 'BOOKED' | 'FEED' | 'BLOCKED' | 'OFF' | 'CLOSED' | 'FREE';

export type DayView = {
  day: CalendarDate;
  face: DayFace;
  bookings: CalendarDays['booked'];
  /** The calendars in which it is taken. */
  feedNames: readonly string[];
  isBlocked: boolean;
};

export type DayIndex = {
  calendar: Pick<CalendarDays, 'availableThrough' | 'daysOff'>;
  blocked: ReadonlySet<string>;
  bookings: ReadonlyMap<string, CalendarDays['booked']>;
  feedNames: ReadonlyMap<string, readonly string[]>;
};

/** Made once for a calendar, so that a day costs the same however many are taken. */
export function indexDays(calendar: CalendarDays): DayIndex {
  const feedNames = new Map<string, string[]>();
  for (const { name, days } of calendar.feeds) {
    for (const day of days) feedNames.set(day, [...(feedNames.get(day) ?? []), name]);
  }
  const bookings = new Map<string, CalendarDays['booked']>();
  for (const booking of calendar.booked) {
    bookings.set(booking.day, [...(bookings.get(booking.day) ?? []), booking]);
  }
  return {
    calendar,
    blocked: new Set(calendar.blocked),
    bookings,
    feedNames,
  };
}

export function viewDay({ calendar, blocked, bookings, feedNames }: DayIndex, day: CalendarDate): DayView {
  const view = {
    day,
    bookings: bookings.get(day) ?? [],
    feedNames: feedNames.get(day) ?? [],
    isBlocked: blocked.has(day),
  };
  const { availableThrough, daysOff } = calendar;
  const face = (): DayFace => {
    if (view.bookings.length > 0) return 'BOOKED';
    if (view.feedNames.length > 0) return 'FEED';
    if (view.isBlocked) return 'BLOCKED';
    if (availableThrough !== null && day > availableThrough) return 'CLOSED';
    return daysOff.includes(dayOfWeek(day)) ? 'OFF' : 'FREE';
  };
  return { ...view, face: face() };
}

/** Whether pressing it blocks or frees it; what somebody else holds is not changed here. */
export function isChangedByPress({ face }: Pick<DayView, 'face'>): boolean {
  return face !== 'BOOKED' && face !== 'FEED';
}

/** The couples of a day, or of a booking that lost them. */
export function bookedNames({ bookings }: Pick<DayView, 'bookings'>): string {
  return joinLabels(bookings.map(({ names }) => names).filter(Boolean));
}

/** What is said of a day, after its date. */
export function dayWords(view: DayView): string {
  if (view.face === 'BOOKED') return bookedNames(view) ? `booked by ${bookedNames(view)}` : 'booked';
  if (view.face === 'FEED') return `taken in ${joinLabels([...view.feedNames])}`;
  if (view.face === 'BLOCKED') return 'blocked';
  if (view.face === 'OFF') return 'weekly day off';
  return view.face === 'CLOSED' ? 'not open yet' : 'open';
}
