import { Lightbulb } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { plural } from '#base/text.ts';
import { Button } from '#ui/button.tsx';
import type { Suggestion } from '../../contract/suggestions.contract.ts';
import type { GuestListAnswer } from '../../contract.ts';
import type { SuggestionActions } from './use-suggestion-actions.ts';

const SuggestionsDialog = lazy(async () => ({
  default: (await import('./suggestions-dialog.tsx')).SuggestionsDialog,
}));

interface SuggestionToolsProps {
  list: Pick<GuestListAnswer, 'canEdit' | 'couple'>;
  suggestions: readonly Suggestion[];
  actions: SuggestionActions;
}

/** For who decides: what family suggests. */
export function SuggestionTools({ list: { canEdit, couple }, suggestions, actions }: SuggestionToolsProps) {
  const [isOpen, setOpen] = useState(false);
  const waiting = suggestions.filter(({ state }) => state === 'NEW').length;
  if (!canEdit || suggestions.length === 0) return null;
  return (
    <div className="mb-3" data-print="hidden">
      <Button
        variant={waiting > 0 ? 'secondary' : 'quiet'}
        size="small"
        icon={<Lightbulb size={16} aria-hidden="true" />}
        onPress={() => setOpen(true)}
      >
        {waiting > 0 ? plural(waiting, 'suggestion') : 'Suggestions'}
      </Button>
      <Suspense>
        {isOpen && (
          <SuggestionsDialog
            suggestions={suggestions}
            couple={couple}
            actions={actions}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
