import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import type { SuggestionActions } from './use-suggestion-actions.ts';

type Family = Parameters<SuggestionActions['setFamily']>[0];

const CHOICES = [
  { id: 'EDIT', label: 'Family edits the list', description: 'They add, change and remove guests.' },
  {
    id: 'SUGGEST',
    label: 'Family suggests',
    description: 'They see the list and suggest guests. You accept or decline.',
  },
] as const satisfies readonly { id: Family; label: string; description: string }[];

interface FamilyDialogProps {
  family: Family;
  onChange: (family: Family) => void;
  onClose: () => void;
}

/** What everybody who was invited as family may do with the list. */
export function FamilyDialog({ family, onChange, onClose }: FamilyDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Family"
      size="small"
      footer={<Button onPress={onClose}>Done</Button>}
    >
      <RadioCards
        label="What may family do?"
        options={CHOICES}
        value={family}
        onChange={(id) => {
          const chosen = CHOICES.find((choice) => choice.id === id);
          if (chosen) onChange(chosen.id);
        }}
      />
    </Dialog>
  );
}
