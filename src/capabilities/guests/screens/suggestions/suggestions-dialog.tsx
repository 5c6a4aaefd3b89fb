import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { Suggestion } from '../../contract/suggestions.contract.ts';
import { type CoupleFirstNames, GUEST_LISTS, type GuestList } from '../../rules/household-choices.ts';
import { LIST_OPTIONS } from '../guests/choice-options.ts';
import { SuggestionCard } from './suggestion-card.tsx';
import type { SuggestionActions } from './use-suggestion-actions.ts';

interface SuggestionsDialogProps {
  suggestions: readonly Suggestion[];
  couple: CoupleFirstNames;
  actions: SuggestionActions;
  onClose: () => void;
}

/** Whom family would invite, to be decided one by one. */
export function SuggestionsDialog({ suggestions, couple, actions, onClose }: SuggestionsDialogProps) {
  const [list, setList] = useState<GuestList>('INVITED');
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title="Suggestions">
      <SelectField
        label="Add whom you accept to"
        options={LIST_OPTIONS}
        value={list}
        onChange={(id) => setList(GUEST_LISTS.find((one) => one === id) ?? 'INVITED')}
      />
      <ul aria-label="Suggestions" className="mt-4 space-y-3">
        {suggestions.map((suggestion) => (
          <SuggestionCard
            key={suggestion.uuid}
            suggestion={suggestion}
            couple={couple}
            by={suggestion.by || 'Someone who left'}
          >
            {suggestion.state === 'NEW' && (
              <>
                <Button size="small" onPress={() => actions.accept(suggestion, list)}>
                  Accept
                </Button>
                <Button size="small" variant="secondary" onPress={() => actions.decline(suggestion)}>
                  Decline
                </Button>
              </>
            )}
            {suggestion.state === 'DECLINED' && (
              <Button size="small" variant="secondary" onPress={() => actions.reopen(suggestion)}>
                Take up again
              </Button>
            )}
          </SuggestionCard>
        ))}
      </ul>
    </Dialog>
  );
}
