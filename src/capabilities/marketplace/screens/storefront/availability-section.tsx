import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DayState } from '#capabilities/storefronts/rules/availability.ts';
import { classNames } from '#ui/class-names.ts';
import { PlainLink } from '#ui/plain-link.tsx';
import { DAY_FACES } from './calendar-day.tsx';
import { CalendarMonth } from './calendar-month.tsx';
import type { DayAction } from './day-action.ts';
import type { MonthView } from './month-view.ts';
import { type PageQuery, writePageQuery } from './page-address.ts';
import { PageSection } from './page-section.tsx';

const LEGEND: readonly DayState[] = ['FREE', 'TAKEN', 'OFF', 'UNKNOWN'];

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

function Legend() {
  return (
    <ul aria-label="Legend" className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-sm">
      {LEGEND.map((state) => (
        <li key={state} className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className={classNames(
              'flex size-5 items-center justify-center rounded-mark text-xs',
              DAY_FACES[state].style,
            )}
          >
            {DAY_FACES[state].sample}
          </span>
          <span className="inline-block first-letter:uppercase">{DAY_FACES[state].word}</span>
        </li>
      ))}
    </ul>
  );
}

/** The sentence never changes its length by much: a page that is being read stays where it is. */
function askWords({ kind }: DayAction, isOwnMonth: boolean): string {
  if (kind === 'none') return '';
  return isOwnMonth ? ' Your month: pick a free day to ask about it.' : ' Pick a free day to ask about it.';
}

export interface AvailabilitySectionProps {
  name: string;
  /** The month asked for and, where there is room, the one after it. */
  months: readonly MonthView[];
  query: PageQuery;
  /** The couple's day, once it is known who looks. */
  ownDate: string | null;
  action: DayAction;
}

/** Turning to another month is a link, and so is a free day: both need nothing but the page itself. */
export function AvailabilitySection({ name, months, query, ownDate, action }: AvailabilitySectionProps) {
  const [month, following] = months;
  if (!month) return null;
  const toMonth = (target: string | null) =>
    target === null ? undefined : writePageQuery({ ...query, month: target });
  return (
    <PageSection id="availability" title="Availability">
      <p className="mt-2 min-h-12 max-w-reading text-ink-soft">
        From {name}’s calendar. A date isn’t yours until you book it.
        {askWords(action, ownDate?.startsWith(month.month) ?? false)}
      </p>
      <div className="relative mt-5 max-w-full rounded-card border border-line bg-paper p-2 sm:w-fit sm:p-5">
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
          <div className="grow">
            <CalendarMonth id="calendar-month" month={month} ownDate={ownDate} action={action} />
          </div>
          {following && (
            <div className="hidden md:block">
              <CalendarMonth id="calendar-following" month={following} ownDate={ownDate} action={action} />
            </div>
          )}
        </div>
        <Legend />
      </div>
    </PageSection>
  );
}
