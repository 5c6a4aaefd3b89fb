import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useEnvironment } from '#app/use-environment.ts';
import { savedWords } from '../rules/saved-words.ts';
import { deleteMark } from './favorite-thing.ts';
import { areSpecialToastsOn, showCreateFailed, showSaved } from './favorite-toasts.ts';
import { changeMarks } from './favorites-query.ts';
import { takeOutcome } from './remembered-heart.ts';

/** Says, back on the page where the heart was pressed, what came of signing up for it. */
export function useHeartOutcome(isSignedIn: boolean): void {
  const queryClient = useQueryClient();
  const environment = useEnvironment();
  useEffect(() => {
    // Of all hearts of the page the first one takes it.
    const outcome = isSignedIn ? takeOutcome() : undefined;
    if (!outcome) return;
    if (!outcome.isSaved) return showCreateFailed();
    const { uuid, boardUuid, ...saved } = outcome;
    async function undo() {
      await deleteMark({ kind: 'STOREFRONT', storefrontUuid: saved.storefrontUuid }, uuid);
      await changeMarks(queryClient, (marks) => marks.filter((mark) => mark.uuid !== uuid));
    }
    void areSpecialToastsOn(queryClient, environment).then((isSpecialOn) =>
      showSaved(savedWords({ ...saved, isSpecialOn }), boardUuid, () => void undo()),
    );
  }, [isSignedIn, queryClient, environment]);
}
