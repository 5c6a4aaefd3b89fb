import type { ReactNode } from 'react';
import { parseCalendarDate } from '#base/calendar-date.ts';
import { formatLongDate } from '#base/calendar-date-format.ts';
import { classNames } from '#ui/class-names.ts';

export interface WeddingCardProps {
  firstNames: readonly [string, string];
  /** YYYY-MM-DD */
  date?: string | null;
  place?: string | null;
  /** A last line, for instance how many guests. */
  note?: ReactNode;
  className?: string;
}

function Name({ name }: { name: string }) {
  const style = 'block max-w-full font-display text-4xl [overflow-wrap:anywhere] xl:text-5xl';
  if (name) return <span className={style}>{name}</span>;
  // A line to write on, so that the card keeps its height while the name is being typed.
  return (
    <span aria-hidden="true" className={classNames(style, 'w-3/5 border-line border-b')}>
      &nbsp;
    </span>
  );
}

/** A wedding as its card would say it: two names, a day, a place. */
export function WeddingCard({ firstNames, date, place, note, className }: WeddingCardProps) {
  const day = date ? parseCalendarDate(date) : undefined;
  return (
    <div
      className={classNames(
        'flex flex-col items-center rounded-card bg-paper px-6 py-10 text-center shadow-float',
        className,
      )}
    >
      <Name name={firstNames[0]} />
      <span className="my-1 font-display text-3xl text-primary italic">&amp;</span>
      <Name name={firstNames[1]} />
      <span aria-hidden="true" className="my-6 h-px w-16 bg-gold" />
      <p className="min-h-6.5">{day && formatLongDate(day)}</p>
      <p className="min-h-6.5 text-ink-soft">{place}</p>
      <p className="min-h-6.5 text-ink-soft">{note}</p>
    </div>
  );
}
