import { Lightbulb, Users } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { plural } from '#base/text.ts';
import { Button } from '#ui/button.tsx';
import type { Suggestion } from '../../contract/suggestions.contract.ts';
import type { GuestListAnswer } from '../../contract.ts';
import type { SuggestionActions } from './use-suggestion-actions.ts';

const SuggestionsDialog = lazy(async () => ({
  default: (await import('./suggestions-dialog.tsx')).SuggestionsDialog,
}));
const FamilyDialog = lazy(async () => ({ default: (await import('./family-dialog.tsx')).FamilyDialog }));

interface SuggestionToolsProps {
  list: Pick<GuestListAnswer, 'canEdit' | 'family' | 'couple'>;
  suggestions: readonly Suggestion[];
  actions: SuggestionActions;
}

/** For who decides: what family suggests, and whether they do. */
export function SuggestionTools({ list, suggestions, actions }: SuggestionToolsProps) {
  const { canEdit, family, couple } = list;
  const [open, setOpen] = useState<'suggestions' | 'family'>();
  const waiting = suggestions.filter(({ state }) => state === 'NEW').length;
  const hasSuggestions = canEdit && suggestions.length > 0;
  if (!(hasSuggestions || family)) return null;
  const close = () => setOpen(undefined);
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2" data-print="hidden">
      {hasSuggestions && (
        <Button
          variant={waiting > 0 ? 'secondary' : 'quiet'}
          size="small"
          icon={<Lightbulb size={16} aria-hidden="true" />}
          onPress={() => setOpen('suggestions')}
        >
          {waiting > 0 ? plural(waiting, 'suggestion') : 'Suggestions'}
        </Button>
      )}
      {family && (
        <Button
          variant="quiet"
          size="small"
          icon={<Users size={16} aria-hidden="true" />}
          onPress={() => setOpen('family')}
        >
          Family
        </Button>
      )}
      <Suspense>
        {open === 'suggestions' && (
          <SuggestionsDialog suggestions={suggestions} couple={couple} actions={actions} onClose={close} />
        )}
        {open === 'family' && family && (
          <FamilyDialog
            family={family}
            onChange={(chosen) => actions.setFamily(chosen, family)}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  );
}
