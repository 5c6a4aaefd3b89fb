import { useState } from 'react';
import type { Household } from '#capabilities/guests/contract.ts';
import { EVERYONE, filterHouseholds } from '#capabilities/guests/rules/guest-view.ts';
import { householdName, peopleText } from '#capabilities/guests/rules/household-names.ts';
import { Button } from '#ui/button.tsx';
import { ComboboxField } from '#ui/combobox-field.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { RadioGroupField } from '#ui/radio-group-field.tsx';
import type { Claim } from '../../contract/super-link.contract.ts';
import type { ClaimPart } from '../../rules/claims.ts';
import { type ComparedPart, compareClaim } from '../../rules/compare-claim.ts';
import type { ClaimActions } from './use-claim-actions.ts';

const SHOWN = 20;
const LABELS: Readonly<Record<ClaimPart, string>> = { ADDRESS: 'Address', EMAIL: 'Email', PHONE: 'Phone' };

interface MatchDialogProps {
  claim: Claim;
  households: readonly Household[];
  actions: ClaimActions;
  onClose: () => void;
}

interface PartChoiceProps {
  compared: ComparedPart;
  isReplacing: boolean;
  onReplace: (isReplacing: boolean) => void;
}

/** What is missing is filled in; what differs is shown beside what is there, which stays unless somebody says so. */
function PartChoice({ compared: { part, claimed, known }, isReplacing, onReplace }: PartChoiceProps) {
  if (known === '')
    return (
      <p className="wrap-anywhere" dir="auto">
        <b>{LABELS[part]} to add:</b> {claimed}
      </p>
    );
  return (
    <RadioGroupField
      label={LABELS[part]}
      value={isReplacing ? 'replace' : 'keep'}
      onChange={(choice) => onReplace(choice === 'replace')}
      options={[
        { id: 'keep', label: 'Keep what you have', description: known },
        { id: 'replace', label: 'Use what they sent', description: claimed },
      ]}
      reservesMessage={false}
    />
  );
}

/** Whose it is, and what of it goes to them. */
export function MatchDialog({ claim, households, actions, onClose }: MatchDialogProps) {
  const [chosen, setChosen] = useState<string | null>(claim.suggestedUuid);
  const [replaced, setReplaced] = useState<readonly ClaimPart[]>([]);
  // As it is now: somebody else may change it while this is open.
  const household = households.find(({ uuid }) => uuid === chosen) ?? null;
  const compared = household ? compareClaim(claim, household) : [];
  const takes = compared
    .filter(({ part, known }) => known === '' || replaced.includes(part))
    .map(({ part }) => part);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Who is ${claim.name}?`}
      size="small"
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            Cancel
          </Button>
          <Button
            isDisabled={household === null}
            onPress={() => {
              if (household) actions.match(claim, household, takes);
              onClose();
            }}
          >
            Match
          </Button>
        </>
      }
    >
      <ComboboxField
        label="Household"
        placeholder="Start typing a name"
        value={household}
        onChange={(wanted) => {
          setChosen(wanted?.uuid ?? null);
          setReplaced([]);
        }}
        debounceMs={0}
        loadOptions={(text) =>
          Promise.resolve(filterHouseholds(households, { ...EVERYONE, text }).slice(0, SHOWN))
        }
        getKey={({ uuid }) => uuid}
        getLabel={householdName}
        renderOption={(option) => (
          <>
            {householdName(option)}
            <span className="block text-ink-soft text-sm">{peopleText(option.people)}</span>
          </>
        )}
        emptyText="No household by that name"
      />
      {household && (
        <div className="mt-2 grid gap-3">
          {compared.length === 0 && <p className="text-ink-soft">You have all of this already.</p>}
          {compared.map((part) => (
            <PartChoice
              key={part.part}
              compared={part}
              isReplacing={replaced.includes(part.part)}
              onReplace={(isReplacing) =>
                setReplaced((before) => [
                  ...before.filter((other) => other !== part.part),
                  ...(isReplacing ? [part.part] : []),
                ])
              }
            />
          ))}
        </div>
      )}
    </Dialog>
  );
}
