import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import type { Suggestion, SuggestionInput } from '../../contract/suggestions.contract.ts';
import type { GuestListAnswer } from '../../contract.ts';
import { suggestionsQuery } from '../../queries.ts';
import { GUEST_LIST_LABELS, type GuestList } from '../../rules/household-choices.ts';
import { readGuestLines } from '../../rules/read-guest-lines.ts';
import { draftWords } from '../guests/household-drafts.tsx';
import { GUEST_ACTION, useGuestStep } from '../use-guest-step.ts';

const SUGGESTION_ACTION = {
  ...GUEST_ACTION,
  refreshes: [...GUEST_ACTION.refreshes, suggestionsQuery.queryKey],
};

type Family = NonNullable<GuestListAnswer['family']>;

const FAMILY_WORDS: Readonly<Record<Family, string>> = {
  EDIT: 'Family edits the list from now on.',
  SUGGEST: 'Family suggests guests from now on.',
};

const wordsOf = ({ lines }: { lines: string }) => draftWords(readGuestLines(lines));

/** What family does in the place of adding, and what is made of it. */
export function useSuggestionActions() {
  const step = useGuestStep(SUGGESTION_ACTION);
  const addition = useAction({
    ...SUGGESTION_ACTION,
    run: (given: SuggestionInput) => api.guests.addSuggestion(given),
    done: (given) => `Suggested ${wordsOf(given)}.`,
    failure: 'here',
  });

  const saveFamily = (family: Family) => api.weddings.saveFamilyRights({ suggests: family === 'SUGGEST' });
  return {
    /** Throws, so that the form it comes from can say what is wrong. */
    suggest: (given: SuggestionInput) => addition.mutateAsync(given),
    accept: (suggestion: Suggestion, list: GuestList) =>
      step({
        call: () => api.guests.acceptSuggestion({ uuid: suggestion.uuid, list }),
        done: { message: `Added ${wordsOf(suggestion)} to ${GUEST_LIST_LABELS[list]}.` },
      }),
    // The card says it, with the way back on it; a toast would stand over that on a phone.
    decline: ({ uuid }: Suggestion) => step({ call: () => api.guests.declineSuggestion({ uuid }) }),
    reopen: ({ uuid }: Suggestion) => step({ call: () => api.guests.reopenSuggestion({ uuid }) }),
    setFamily: (family: Family, before: Family) =>
      step({
        call: () => saveFamily(family),
        done: { message: FAMILY_WORDS[family], undo: () => step({ call: () => saveFamily(before) }) },
      }),
  };
}

export type SuggestionActions = ReturnType<typeof useSuggestionActions>;
