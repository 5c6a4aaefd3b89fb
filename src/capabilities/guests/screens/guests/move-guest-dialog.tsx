import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ComboboxField } from '#ui/combobox-field.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { Household } from '../../contract.ts';
import { EVERYONE, filterHouseholds } from '../../rules/guest-view.ts';
import { householdName, peopleText } from '../../rules/household-names.ts';

interface MoveGuestDialogProps {
  name: string;
  /** Where they could go. */
  households: readonly Household[];
  isAlone: boolean;
  onMove: (to: Household | null) => void;
  onClose: () => void;
}

const SHOWN = 20;

export function MoveGuestDialog({ name, households, isAlone, onMove, onClose }: MoveGuestDialogProps) {
  const [to, setTo] = useState<Household | null>(null);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Move ${name}`}
      size="small"
      footer={
        <>
          {!isAlone && (
            <Button variant="secondary" onPress={() => onMove(null)}>
              To their own household
            </Button>
          )}
          <Button isDisabled={to === null} onPress={() => onMove(to)}>
            Move
          </Button>
        </>
      }
    >
      <ComboboxField
        label="Household"
        placeholder="Start typing a name"
        value={to}
        onChange={setTo}
        debounceMs={0}
        loadOptions={(text) =>
          Promise.resolve(filterHouseholds(households, { ...EVERYONE, text }).slice(0, SHOWN))
        }
        getKey={({ uuid }) => uuid}
        getLabel={householdName}
        renderOption={(household) => (
          <>
            {householdName(household)}
            <span className="block text-ink-soft text-sm">{peopleText(household.people)}</span>
          </>
        )}
        emptyText="No household by that name"
      />
    </Dialog>
  );
}
