import { calendarDate } from '#base/calendar-date.ts';
import { DateField } from './date-field.tsx';
import type { Example } from './example/example.ts';
import { HeldValue } from './example/held-value.tsx';

export const examples: readonly Example[] = [
  {
    title: 'Empty',
    render: () => (
      <HeldValue initial={''}>
        {(value, setValue) => <DateField value={value} onChange={setValue} label="Wedding date" />}
      </HeldValue>
    ),
  },
  {
    title: 'Filled',
    render: () => (
      <HeldValue initial={'06/12/2027'}>
        {(value, setValue) => (
          <DateField
            value={value}
            onChange={setValue}
            label="Wedding date"
            description="You can change it later."
          />
        )}
      </HeldValue>
    ),
  },
  {
    title: 'Bounded',
    render: () => (
      <HeldValue initial={'06/12/2027'}>
        {(value, setValue) => (
          <DateField
            value={value}
            onChange={setValue}
            label="Tasting"
            minDate={calendarDate('2027-06-05')}
            maxDate={calendarDate('2027-06-20')}
          />
        )}
      </HeldValue>
    ),
  },
  {
    title: 'Error',
    render: () => (
      <HeldValue initial={'02/31/2027'}>
        {(value, setValue) => (
          <DateField value={value} onChange={setValue} label="Wedding date" error="Invalid date" />
        )}
      </HeldValue>
    ),
  },
  {
    title: 'Without calendar',
    render: () => (
      <HeldValue initial={''}>
        {(value, setValue) => <DateField value={value} onChange={setValue} label="Birthday" hasNoCalendar />}
      </HeldValue>
    ),
  },
  {
    title: 'Disabled',
    render: () => (
      <HeldValue initial={'06/12/2027'}>
        {(value, setValue) => <DateField value={value} onChange={setValue} label="Wedding date" isDisabled />}
      </HeldValue>
    ),
  },
];
