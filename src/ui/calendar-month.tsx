import type { CalendarDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components';
import { classNames } from './class-names.ts';

export interface CalendarMonthProps {
  label: string;
  value: CalendarDate | null;
  /** Where it opens while nothing is chosen; otherwise today. */
  opensAt?: CalendarDate | undefined;
  minValue?: CalendarDate;
  maxValue?: CalendarDate;
  onChange: (date: CalendarDate) => void;
}

function TurnButton({ slot, children }: { slot: 'previous' | 'next'; children: ReactNode }) {
  return (
    <Button
      slot={slot}
      className="inline-flex size-11 items-center justify-center rounded-full text-ink-soft transition-colors hover:bg-ink/6 hover:text-ink data-disabled:opacity-35"
    >
      {children}
    </Button>
  );
}

const cell = classNames(
  'flex size-9 cursor-pointer items-center justify-center rounded-full tabular-nums transition-colors min-[22.5rem]:size-10 sm:size-11',
  'data-hovered:bg-blush data-outside-month:invisible data-today:font-bold data-today:text-secondary',
  'data-selected:bg-primary data-selected:text-paper',
  'data-disabled:cursor-default data-disabled:bg-transparent data-disabled:text-ink/35 data-disabled:line-through',
  'data-focus-visible:outline-2 data-focus-visible:outline-primary data-focus-visible:outline-offset-2',
);

/** One month; arrows move by day and week, Page Up and Down by month, with Shift by year. */
export function CalendarMonth({ label, value, opensAt, minValue, maxValue, onChange }: CalendarMonthProps) {
  return (
    <Calendar
      aria-label={label}
      value={value}
      defaultFocusedValue={value ?? opensAt}
      minValue={minValue}
      maxValue={maxValue}
      onChange={onChange}
      autoFocus
    >
      <header className="flex items-center justify-between pb-1">
        <TurnButton slot="previous">
          <ChevronLeft size={20} aria-hidden="true" />
        </TurnButton>
        <Heading className="text-lg" />
        <TurnButton slot="next">
          <ChevronRight size={20} aria-hidden="true" />
        </TurnButton>
      </header>
      <CalendarGrid weekdayStyle="short" className="border-separate border-spacing-0">
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell className="pb-1 font-medium text-ink-soft text-xs">{day}</CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={cell} />}</CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}
