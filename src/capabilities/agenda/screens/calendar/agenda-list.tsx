import { CalendarDays } from 'lucide-react';
import { paths } from '#app/rules/paths.ts';
import { calendarDate, datePartsOf, dayOfWeek } from '#base/calendar-date.ts';
import { formatMonthDay, formatMonthYear, WEEKDAY_NAMES } from '#base/calendar-date-format.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import type { Agenda } from '../../contract.ts';
import { groupAgenda } from '../../rules/agenda-groups.ts';
import type { AgendaItem } from '../../rules/agenda-item.ts';

import { AgendaRow } from './agenda-row.tsx';

/** 'Fri 20'; with its month where that goes without a heading. */
function DayLead({ item, today, isLate }: { item: AgendaItem; today: string; isLate: boolean }) {
  const day = calendarDate(item.day);
  const weekday = item.day === today ? 'Today' : (WEEKDAY_NAMES[dayOfWeek(day)] ?? '').slice(0, 3);
  const tone = isLate || item.day === today ? 'text-primary' : 'text-ink-soft';
  return (
    <span className="w-12 shrink-0 text-sm leading-tight">
      <span className={classNames('block', tone)}>{isLate ? formatMonthDay(day).slice(0, 3) : weekday}</span>
      <span className={classNames('block font-display text-xl', isLate && 'text-primary')}>
        {datePartsOf(day).day}
      </span>
    </span>
  );
}

interface GroupProps {
  title: string;
  items: readonly AgendaItem[];
  today: string;
  isLate?: boolean;
}

function Group({ title, items, today, isLate = false }: GroupProps) {
  return (
    <section aria-label={title} className="mb-8 last:mb-0">
      <h2 className={classNames('mb-3 text-xl', isLate && 'text-red-deep')}>{title}</h2>
      <Card padding="none">
        <ul className="divide-y divide-line">
          {items.map((item) => (
            <li key={item.id} className="print:break-inside-avoid">
              <AgendaRow item={item} today={today} lead={<DayLead {...{ item, today, isLate }} />} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

interface AgendaListProps {
  agenda: Pick<Agenda, 'today' | 'weddingDate'>;
  items: readonly AgendaItem[];
  month: string;
}

function NothingAhead({ weddingDate }: Pick<Agenda, 'weddingDate'>) {
  return (
    <EmptyState
      title="Nothing planned from here on"
      icon={<CalendarDays size={28} aria-hidden="true" />}
      action={
        weddingDate === null && (
          <ButtonLink to={paths.accountSettings('wedding')} variant="secondary">
            Set your wedding date
          </ButtonLink>
        )
      }
    >
      Events, reply dates, offers, and payments show up here by themselves once you add them.
    </EmptyState>
  );
}

/** The plan as a list, from a month on: what is late first. */
export function AgendaList({ agenda: { today, weddingDate }, items, month }: AgendaListProps) {
  const { late, months } = groupAgenda(items, { month, today });
  if (late.length === 0 && months.length === 0) return <NothingAhead weddingDate={weddingDate} />;
  return (
    <>
      {late.length > 0 && <Group title="Late" items={late} today={today} isLate />}
      {months.map(({ month: name, items: ofMonth }) => (
        <Group key={name} title={formatMonthYear(calendarDate(`${name}-01`))} items={ofMonth} today={today} />
      ))}
    </>
  );
}
