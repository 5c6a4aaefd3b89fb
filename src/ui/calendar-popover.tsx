import { parseDate } from '@internationalized/date';
import type { RefObject } from 'react';
import { Dialog, Popover } from 'react-aria-components';
import { type CalendarDate, calendarDate } from '#base/calendar-date.ts';
import { CalendarMonth } from './calendar-month.tsx';

export interface CalendarPopoverProps {
  label: string;
  anchorRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  value: CalendarDate | undefined;
  /** Where it opens while nothing is chosen; otherwise today. */
  opensAt?: CalendarDate | undefined;
  minDate?: CalendarDate;
  maxDate?: CalendarDate;
  onPick: (date: CalendarDate) => void;
}

const dateOf = (date: CalendarDate | undefined) => (date ? parseDate(date) : undefined);

/** The calendar behind a date field; picking closes it. */
export function CalendarPopover(props: CalendarPopoverProps) {
  const { label, anchorRef, isOpen, onOpenChange, value, opensAt, minDate, maxDate, onPick } = props;
  return (
    <Popover
      triggerRef={anchorRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement="bottom end"
      offset={12}
      className="rounded-card border border-line bg-paper shadow-float transition-opacity data-entering:opacity-0 data-exiting:opacity-0"
    >
      <Dialog aria-label={label} className="overflow-auto p-3 outline-none focus-visible:shadow-none sm:p-4">
        <CalendarMonth
          label={label}
          value={dateOf(value) ?? null}
          opensAt={dateOf(opensAt)}
          minValue={dateOf(minDate)}
          maxValue={dateOf(maxDate)}
          onChange={(picked) => {
            onPick(calendarDate(picked.toString()));
            onOpenChange(false);
          }}
        />
      </Dialog>
    </Popover>
  );
}
