import type { GuestListAnswer } from '../../contract.ts';
import { AddGuestsDialog } from '../guests/add-guests-dialog.tsx';
import type { GuestActions } from '../guests/use-guest-actions.ts';
import { SuggestDialog } from './suggest-dialog.tsx';
import type { SuggestionActions } from './use-suggestion-actions.ts';

interface AddOrSuggestDialogProps {
  list: Pick<GuestListAnswer, 'canEdit' | 'couple'>;
  onAdd: GuestActions['addLines'];
  onSuggest: SuggestionActions['suggest'];
  onClose: () => void;
}

export function AddOrSuggestDialog({ list, onAdd, onSuggest, onClose }: AddOrSuggestDialogProps) {
  const { canEdit, couple } = list;
  return canEdit ? (
    <AddGuestsDialog couple={couple} onAdd={onAdd} onClose={onClose} />
  ) : (
    <SuggestDialog couple={couple} onSuggest={onSuggest} onClose={onClose} />
  );
}
