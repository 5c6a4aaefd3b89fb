import { useEffect } from 'react';
import { useEnvironment } from '#app/use-environment.ts';
import { useFetchQuery } from '#app/use-fetch-query.ts';
import { useMarks } from '../queries.ts';
import { savedWords } from '../rules/saved-words.ts';
import { deleteMark } from './favorite-thing.ts';
import { areSpecialToastsOn, showCreateFailed, showSaved } from './favorite-toasts.ts';
import { takeOutcome } from './remembered-heart.ts';

/** Says, back on the page where the heart was pressed, what came of signing up for it. */
export function useHeartOutcome(isSignedIn: boolean): void {
  const fetchQuery = useFetchQuery();
  const marked = useMarks();
  const environment = useEnvironment();
  useEffect(() => {
    // Of all hearts of the page the first one takes it.
    const outcome = isSignedIn ? takeOutcome() : undefined;
    if (!outcome) return;
    if (!outcome.isSaved) return showCreateFailed();
    const { uuid, boardUuid, ...saved } = outcome;
    async function undo() {
      await deleteMark({ kind: 'STOREFRONT', storefrontUuid: saved.storefrontUuid }, uuid);
      await marked.change((marks) => marks.filter((mark) => mark.uuid !== uuid));
    }
    void areSpecialToastsOn(fetchQuery, environment).then((isSpecialOn) =>
      showSaved(savedWords({ ...saved, isSpecialOn }), boardUuid, () => void undo()),
    );
  }, [isSignedIn, fetchQuery, marked, environment]);
}
