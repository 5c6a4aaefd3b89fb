import { X } from 'lucide-react';
import { useState } from 'react';
import { Button as ChipButton } from 'react-aria-components';
import { foldName } from '#base/search-words.ts';
import { ComboboxField } from '#ui/combobox-field.tsx';
import type { SeatingPerson } from '../../contract/plans.contract.ts';
import { useSeating } from '../desk/seating-context.ts';

interface PeoplePickerProps {
  value: readonly string[];
  onChange: (guestUuids: readonly string[]) => void;
  error?: string | undefined;
}

const MOST_SHOWN = 8;

/** Guests by name, one after the other. */
export function PeoplePicker({ value, onChange, error }: PeoplePickerProps) {
  const { desk } = useSeating();
  const [round, setRound] = useState(0);
  const open = desk.plan.people.filter(({ uuid }) => !value.includes(uuid));
  return (
    <div>
      {value.length > 0 && (
        <ul aria-label="Chosen" className="mb-2 flex flex-wrap gap-1.5">
          {value.map((uuid) => (
            <li key={uuid}>
              <ChipButton
                aria-label={`Remove ${desk.nameOf(uuid)}`}
                onPress={() => onChange(value.filter((other) => other !== uuid))}
                className="relative inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-full bg-cove-tint px-3 text-sm after:absolute after:inset-x-0 after:-inset-y-1"
              >
                {desk.nameOf(uuid) || 'Not coming anymore'} <X size={14} aria-hidden="true" />
              </ChipButton>
            </li>
          ))}
        </ul>
      )}
      <ComboboxField<SeatingPerson>
        key={round}
        label="Guests"
        value={null}
        onChange={(person) => {
          if (!person) return;
          onChange([...value, person.uuid]);
          setRound(round + 1);
        }}
        loadOptions={(query) =>
          Promise.resolve(
            open
              .filter(({ uuid }) => foldName(desk.nameOf(uuid)).includes(foldName(query)))
              .slice(0, MOST_SHOWN),
          )
        }
        debounceMs={0}
        getKey={({ uuid }) => uuid}
        getLabel={({ uuid }) => desk.nameOf(uuid)}
        emptyText="Nobody on the list has that name"
        placeholder="Type a name"
        {...(error && { error })}
      />
    </div>
  );
}
