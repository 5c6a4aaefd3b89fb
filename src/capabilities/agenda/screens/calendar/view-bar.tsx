import { ChevronLeft, ChevronRight, Heart, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { calendarDate } from '#base/calendar-date.ts';
import { formatMonthYear } from '#base/calendar-date-format.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { AGENDA_KIND_LABELS, AGENDA_KINDS } from '../../rules/agenda-item.ts';
import { type CalendarView, toggleKind, turnView, writeCalendarView } from '../../rules/calendar-view.ts';
import { firstOfMonth, monthOf } from '../../rules/month-grid.ts';
import { KIND_FACES } from './kind-faces.ts';

/** Every choice stands in the address, and Back takes it back. */
function ViewLink({ to, ...rest }: { to: CalendarView; className: string; children: ReactNode } & Marks) {
  return <Link {...rest} to={writeCalendarView(to)} preventScrollReset />;
}

type Marks = { 'aria-current'?: 'true' | undefined; 'aria-label'?: string };

const TURN =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft transition-colors hover:bg-ink/6 hover:text-ink';

function Turn({ view, months, label }: { view: CalendarView; months: 1 | -1; label: string }) {
  const turned = turnView(view, months);
  const Icon = months < 0 ? ChevronLeft : ChevronRight;
  if (!turned) return null;
  return (
    <ViewLink to={turned} className={TURN} aria-label={label}>
      <Icon size={20} aria-hidden="true" />
    </ViewLink>
  );
}

function segment(isOn: boolean): string {
  return classNames(
    'inline-flex min-h-11 items-center rounded-full px-4 font-semibold text-sm transition-colors',
    isOn ? 'bg-ink text-paper' : 'text-ink hover:bg-ink/6',
  );
}

interface ViewBarProps {
  view: CalendarView;
  today: string;
  weddingDate: string | null;
}

/** Which month, seen how. */
export function ViewBar({ view, today, weddingDate }: ViewBarProps) {
  const shown = monthOf(view.month);
  const wedding = weddingDate !== null && monthOf(weddingDate) !== shown ? weddingDate : null;
  const small = buttonStyle({ variant: 'secondary', size: 'small' });
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="-ml-3 flex items-center md:-ml-2 print:ml-0">
        <span data-print="hidden">
          <Turn view={view} months={-1} label="Previous month" />
        </span>
        <h2 className="min-w-48 text-center text-2xl print:text-left" aria-live="polite">
          {view.view === 'agenda' && <span className="sr-only">From </span>}
          {formatMonthYear(view.month)}
        </h2>
        <span data-print="hidden">
          <Turn view={view} months={1} label="Next month" />
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-2" data-print="hidden">
        {shown !== monthOf(today) && (
          <ViewLink to={{ ...view, month: firstOfMonth(calendarDate(today)) }} className={small}>
            Today
          </ViewLink>
        )}
        {wedding && (
          <ViewLink to={{ ...view, month: firstOfMonth(calendarDate(wedding)) }} className={small}>
            <Heart size={15} aria-hidden="true" />
            <span>
              Wedding<span className="sr-only sm:not-sr-only"> month</span>
            </span>
          </ViewLink>
        )}
        <nav aria-label="View" className="flex rounded-full border border-line bg-paper p-0.5">
          {(['month', 'agenda'] as const).map((name) => (
            <ViewLink
              key={name}
              to={{ ...view, view: name }}
              aria-current={view.view === name ? 'true' : undefined}
              className={segment(view.view === name)}
            >
              {name === 'month' ? 'Month' : 'Agenda'}
            </ViewLink>
          ))}
        </nav>
        <IconButton
          label="Print"
          icon={<Printer size={20} aria-hidden="true" />}
          onPress={() => window.print()}
        />
      </div>
    </div>
  );
}

/** What is left out. Without a choice, nothing is. */
export function KindFilters({ view }: { view: CalendarView }) {
  return (
    <nav aria-label="Show only" data-print="hidden">
      <ul className="-mx-5 mb-5 flex gap-2 overflow-x-auto px-5 py-1 md:mx-0 md:flex-wrap md:px-0">
        {AGENDA_KINDS.map((kind) => {
          const { icon: Icon } = KIND_FACES[kind];
          const isOn = view.kinds.includes(kind);
          return (
            <li key={kind}>
              <ViewLink
                to={toggleKind(view, kind)}
                aria-current={isOn ? 'true' : undefined}
                className={classNames(
                  'inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-full border px-4 font-medium text-sm transition-colors',
                  isOn
                    ? 'border-secondary bg-cove-tint text-cove-deep'
                    : 'border-line bg-paper text-ink hover:border-ink/50',
                )}
              >
                <Icon size={16} aria-hidden="true" />
                {AGENDA_KIND_LABELS[kind]}
              </ViewLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
