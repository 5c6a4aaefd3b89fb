import { ChoiceChips } from '#ui/choice-chips.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { useWriting } from '../writing-context.ts';
import type { FieldPart } from './field-part.ts';

const EVERYBODY = 'everybody';

/** One event of the couple’s list, or none: then nobody is left out. */
export function EventField({ label, value, onChange }: FieldPart<string | null>) {
  const { events } = useWriting();
  const options = [
    { id: EVERYBODY, label: 'Everyone' },
    ...events.map(({ id, name }) => ({ id, label: name })),
  ];
  return (
    <SelectField
      label={label}
      options={options}
      value={value ?? EVERYBODY}
      onChange={(id) => onChange(id === EVERYBODY ? null : id)}
      reservesMessage={false}
    />
  );
}

/** Those that are told of; all of them where none is chosen. */
export function EventsField({ label, value, onChange }: FieldPart<string[]>) {
  const { events } = useWriting();
  if (events.length === 0)
    return <p className="text-ink-soft">Add events to your guest list, and they’ll show here.</p>;
  return (
    <ChoiceChips
      label={label}
      options={events.map(({ id, name }) => ({ id, label: name }))}
      value={value}
      onChange={(ids) => onChange(ids)}
      description={value.length === 0 ? 'All of them, for the guests who are invited.' : undefined}
      reservesMessage={false}
    />
  );
}
