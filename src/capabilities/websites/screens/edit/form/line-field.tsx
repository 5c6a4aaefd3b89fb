import { cleanName } from '#base/validation/clean-name.ts';
import { maxLengthMessage } from '#base/validation/messages.ts';
import { characterCount } from '#base/validation/text-length.ts';
import { TextField } from '#ui/text-field.tsx';
import type { FieldPart } from './field-part.ts';
import { useTyped } from './use-typed.ts';

/** The same in every language: a name, an address, a code. */
export function LineField({ label, value, onChange, most }: FieldPart<string> & { most: number }) {
  const { typed, type, error } = useTyped({
    value,
    stored: cleanName,
    refuse: (text) => (text.length > most ? maxLengthMessage(most) : undefined),
    onChange,
  });
  const isNear = characterCount(typed) > most * 0.8;
  return (
    <TextField
      label={label}
      value={typed}
      onChange={type}
      error={error}
      countTo={isNear ? most : undefined}
      autoComplete="off"
      reservesMessage={false}
    />
  );
}
