import { calendarDate, calendarDateOf, daysBetween } from '#base/calendar-date.ts';
import { formatLongDate } from '#base/calendar-date-format.ts';
import { plural } from '#base/text.ts';
import type { DayPack } from '../../contract/phone.contract.ts';

interface PhoneHeadProps {
  pack: DayPack;
  now: Date;
  /** In place of the couple’s names. */
  title: string | undefined;
}

function dayWords({ day, timeZone }: DayPack, now: Date): string {
  if (day === null) return 'No date yet';
  const days = daysBetween(calendarDateOf(now, timeZone), calendarDate(day));
  const date = formatLongDate(calendarDate(day));
  if (days === 0) return `Today, ${date}`;
  return days > 0 ? `In ${plural(days, 'day')}, ${date}` : date;
}

function untilWords({ until, timeZone, reader }: DayPack): string {
  if (until === null) return `${reader}’s phone`;
  const at = new Date(until);
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });
  return `${reader}’s phone, link until ${format.format(at)}`;
}

export function PhoneHead({ pack, now, title }: PhoneHeadProps) {
  const { couple, isHelper, reader } = pack;
  const names = [couple.a, couple.b].filter(Boolean).join(' & ') || 'Your wedding day';
  return (
    <header className="mx-auto flex max-w-xl items-center justify-between gap-4 px-5 pt-5 pb-3">
      <div className="min-w-0">
        <h1 className="truncate font-display text-2xl">
          <bdi>{title ?? names}</bdi>
        </h1>
        <p className="wrap-anywhere text-ink-soft text-sm">
          {title !== undefined && isHelper ? untilWords(pack) : dayWords(pack, now)}
        </p>
      </div>
      <span
        aria-hidden="true"
        className="flex size-10 shrink-0 items-center justify-center rounded-full bg-blush font-display font-semibold text-sm"
      >
        {(isHelper ? reader : names).slice(0, 1)}
      </span>
    </header>
  );
}
