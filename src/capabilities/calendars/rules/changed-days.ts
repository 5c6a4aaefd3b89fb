import { calendarDate } from '#base/calendar-date.ts';
import { formatDateInText, formatMonthDay } from '#base/calendar-date-format.ts';

export type ChangedDays = { block: string[]; free: string[] };

/** The blocked days as they will be when all this has happened, one after the other. */
export function withChanges(blocked: readonly string[], changes: readonly ChangedDays[]): string[] {
  const days = new Set(blocked);
  for (const { block, free } of changes) {
    for (const day of block) days.add(day);
    for (const day of free) days.delete(day);
  }
  return [...days];
}

function daysWords(days: readonly string[]): string {
  const [first] = days;
  return days.length === 1 && first ? formatDateInText(calendarDate(first)) : `${days.length} days`;
}

/** 'Jun 12, 2027 is blocked.', '9 days are open.'; nothing where nothing changed. */
export function changedWords({ block, free }: ChangedDays): string | undefined {
  const is = (days: readonly string[]) => (days.length === 1 ? 'is' : 'are');
  if (block.length > 0) return `${daysWords(block)} ${is(block)} blocked.`;
  return free.length > 0 ? `${daysWords(free)} ${is(free)} no longer blocked.` : undefined;
}

/** 'Jun 12 – Jun 20, 2027' */
export function rangeWords(from: string, through: string): string {
  const last = formatDateInText(calendarDate(through));
  if (from === through) return last;
  const isOneYear = from.slice(0, 4) === through.slice(0, 4);
  const first = calendarDate(from);
  return `${isOneYear ? formatMonthDay(first) : formatDateInText(first)} – ${last}`;
}
