import { ArrowRightLeft, Trash2 } from 'lucide-react';
import { FormSelectField } from '#ui/form/form-select-field.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import type { RuleForm } from '#ui/form/use-rule-form.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { personName } from '../../rules/guest-person.ts';
import { CareFields } from './care-fields.tsx';
import { KIND_OPTIONS } from './choice-options.ts';
import type { HouseholdValues, PersonValues } from './household-form.ts';

interface PersonFieldsProps {
  form: RuleForm<HouseholdValues>;
  row: number;
  people: readonly PersonValues[];
  onRemove: () => void;
  /** Left out for somebody who is not saved yet. */
  onMove: (() => void) | undefined;
}

/** Whose plus-one this may be: of everybody else who is none. */
function hostOptions(people: readonly PersonValues[], row: number) {
  const hosts = people.flatMap((person, place) =>
    place !== row && person.plusOneOf === '' ? [{ id: String(place), label: personName(person) }] : [],
  );
  return [{ id: '', label: 'No one' }, ...hosts];
}

export function PersonFields({ form, row, people, onRemove, onMove }: PersonFieldsProps) {
  const person = people[row];
  const name = person ? personName(person) : 'Guest';
  const hasGuests = people.some(({ plusOneOf }) => plusOneOf === String(row));
  return (
    <fieldset className="mb-3 min-w-0 rounded-card border border-line p-3.5 pb-1">
      <legend className="sr-only">{`Person ${row + 1}`}</legend>
      <div className="mb-1 flex items-center gap-1">
        <p className="min-w-0 grow truncate font-semibold" dir="auto">
          {name}
        </p>
        {onMove && (
          <IconButton
            label={`Move ${name} to another household`}
            icon={<ArrowRightLeft size={18} />}
            onPress={onMove}
          />
        )}
        {people.length > 1 && (
          <IconButton label={`Remove ${name}`} icon={<Trash2 size={18} />} onPress={onRemove} />
        )}
      </div>
      <div className="grid grid-cols-2 gap-x-3">
        <FormTextField form={form} name={`people.${row}.firstName`} label="First name" autoComplete="off" />
        <FormTextField form={form} name={`people.${row}.lastName`} label="Last name" autoComplete="off" />
        <FormSelectField form={form} name={`people.${row}.kind`} label="Kind" options={KIND_OPTIONS} />
        {people.length > 1 && !hasGuests && (
          <FormSelectField
            form={form}
            name={`people.${row}.plusOneOf`}
            label="Guest of"
            placeholder="No one"
            options={hostOptions(people, row)}
          />
        )}
      </div>
      <details className="mb-3">
        <summary className="min-h-11 cursor-pointer py-2.5 font-medium text-secondary text-sm">
          Title, email, and phone
        </summary>
        <div className="grid grid-cols-2 gap-x-3 pt-1">
          <FormTextField
            form={form}
            name={`people.${row}.title`}
            label="Title"
            isOptional
            autoComplete="off"
          />
          <FormTextField
            form={form}
            name={`people.${row}.suffix`}
            label="Suffix"
            isOptional
            autoComplete="off"
          />
        </div>
        <FormTextField
          form={form}
          name={`people.${row}.email`}
          label="Email"
          type="email"
          isOptional
          autoComplete="off"
        />
        <FormTextField
          form={form}
          name={`people.${row}.phone`}
          label="Phone"
          type="tel"
          isOptional
          autoComplete="off"
        />
      </details>
      <CareFields form={form} row={row} />
    </fieldset>
  );
}
