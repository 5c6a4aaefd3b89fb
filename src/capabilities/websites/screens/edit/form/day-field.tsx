import { calendarDate } from '#base/calendar-date.ts';
import { formatUsDate, parseUsDate } from '#base/calendar-date-format.ts';
import { MESSAGES } from '#base/validation/messages.ts';
import { DateField } from '#ui/date-field.tsx';
import type { FieldPart } from './field-part.ts';
import { useTyped } from './use-typed.ts';

export function DayField({ label, value, onChange }: FieldPart<string | null>) {
  const { typed, type, leave, error } = useTyped({
    value: value === null ? '' : formatUsDate(calendarDate(value)),
    stored: (text) => text.trim(),
    refuse: (text) => (text === '' || parseUsDate(text) ? undefined : MESSAGES.date),
    onChange: (text) => onChange(parseUsDate(text.trim()) ?? null),
    isToldLate: true,
  });
  return (
    <DateField
      label={label}
      value={typed}
      onChange={type}
      onBlur={leave}
      error={error}
      isOptional
      reservesMessage={false}
    />
  );
}
