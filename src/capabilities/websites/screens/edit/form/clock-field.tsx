import { time } from '#base/validation/time.ts';
import { TimeField } from '#ui/time-field.tsx';
import type { FieldPart } from './field-part.ts';
import { useTyped } from './use-typed.ts';

export function ClockField({ label, value, onChange }: FieldPart<string>) {
  const { typed, type, leave, error } = useTyped({
    value,
    stored: (text) => text.trim(),
    refuse: time,
    onChange: (text) => onChange(text.trim()),
    isToldLate: true,
  });
  return (
    <TimeField
      label={label}
      value={typed}
      onChange={type}
      onBlur={leave}
      error={error}
      placeholder="16:00"
      reservesMessage={false}
    />
  );
}
