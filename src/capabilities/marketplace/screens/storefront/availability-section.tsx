import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { WEEKDAY_NAMES } from '#base/calendar-date-format.ts';
import type { DayState } from '#capabilities/storefronts/rules/availability.ts';
import { classNames } from '#ui/class-names.ts';
import { PlainLink } from '#ui/plain-link.tsx';
import type { MonthDay, MonthView } from './month-view.ts';
import { type PageQuery, writePageQuery } from './page-address.ts';
import { PageSection } from './page-section.tsx';

/** Never by color alone: taken days are struck through, open ones stand out, and each says its state aloud. */
const FACES: Record<DayState, { word: string; style: string; sample?: string }> = {
  FREE: { word: 'free', style: 'bg-sage font-semibold text-forest' },
  TAKEN: { word: 'booked', style: 'bg-ink/8 text-ink-soft line-through', sample: '7' },
  OFF: { word: 'closed', style: 'text-ink-soft line-through', sample: '7' },
  UNKNOWN: { word: 'not yet released', style: 'border border-line-strong border-dashed text-ink-soft' },
  PAST: { word: 'past', style: 'text-ink-soft' },
};

const LEGEND: readonly DayState[] = ['FREE', 'TAKEN', 'OFF', 'UNKNOWN'];

function Day({ day }: { day: MonthDay | null }) {
  if (!day) return <td />;
  const { word, style } = FACES[day.state];
  return (
    <td className="p-0.5">
      <span
        className={classNames(
          'mx-auto flex size-9 items-center justify-center rounded-full text-sm tabular-nums sm:size-10',
          style,
        )}
      >
        {day.number}
        <span className="sr-only">, {word}</span>
      </span>
    </td>
  );
}

function Turn({ to, label, children }: { to: string | undefined; label: string; children: ReactNode }) {
  const style = 'flex size-11 items-center justify-center rounded-full';
  if (to === undefined) {
    return (
      <span aria-hidden="true" className={classNames(style, 'opacity-30')}>
        {children}
      </span>
    );
  }
  return (
    <PlainLink
      to={`${to || '?'}#availability`}
      staysPut
      rel="nofollow"
      aria-label={label}
      className={classNames(style, 'hover:bg-ink/6')}
    >
      {children}
    </PlainLink>
  );
}

function Month({ month, id }: { month: MonthView; id: string }) {
  return (
    <>
      <h3 id={id} className="pt-2 pb-4 text-center text-lg leading-7">
        {month.label}
      </h3>
      <table aria-labelledby={id} className="mx-auto">
        <thead>
          <tr>
            {WEEKDAY_NAMES.map((weekday) => (
              <th key={weekday} scope="col" className="pb-1 font-medium text-ink-soft text-xs">
                <abbr title={weekday} className="no-underline">
                  {weekday.slice(0, 2)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {month.weeks.map((week, index) => (
            <tr key={week.find((day) => day !== null)?.date ?? index}>
              {week.map((day, weekday) => (
                <Day key={day?.date ?? `none-${WEEKDAY_NAMES[weekday]}`} day={day} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

export interface AvailabilitySectionProps {
  name: string;
  /** The month asked for and, where there is room, the one after it. */
  months: readonly MonthView[];
  query: PageQuery;
}

/** Turning to another month is a link, so it needs nothing but the page itself. */
export function AvailabilitySection({ name, months, query }: AvailabilitySectionProps) {
  const [month, following] = months;
  if (!month) return null;
  const toMonth = (target: string | null) =>
    target === null ? undefined : writePageQuery({ ...query, month: target });
  return (
    <PageSection id="availability" title="Availability">
      <p className="mt-2 max-w-reading text-ink-soft">
        From {name}’s calendar. A date isn’t yours until you book it.
      </p>
      <div className="relative mt-5 w-fit max-w-full rounded-card border border-line bg-paper p-3 sm:p-5">
        <div className="absolute start-3 top-3 sm:start-5 sm:top-5">
          <Turn to={toMonth(month.previous)} label="Previous month">
            <ChevronLeft size={20} aria-hidden="true" />
          </Turn>
        </div>
        <div className="absolute end-3 top-3 sm:end-5 sm:top-5">
          <Turn to={toMonth(month.next)} label="Next month">
            <ChevronRight size={20} aria-hidden="true" />
          </Turn>
        </div>
        <div className="flex gap-12">
          <div>
            <Month month={month} id="calendar-month" />
          </div>
          {following && (
            <div className="hidden md:block">
              <Month month={following} id="calendar-following" />
            </div>
          )}
        </div>
        <ul aria-label="Legend" className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-sm">
          {LEGEND.map((state) => (
            <li key={state} className="flex items-center gap-2">
              <span
                aria-hidden="true"
                className={classNames(
                  'flex size-5 items-center justify-center rounded-full text-xs',
                  FACES[state].style,
                )}
              >
                {FACES[state].sample}
              </span>
              {FACES[state].word}
            </li>
          ))}
        </ul>
      </div>
    </PageSection>
  );
}
