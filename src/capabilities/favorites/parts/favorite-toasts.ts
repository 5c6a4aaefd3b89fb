import type { FetchQuery } from '#app/use-fetch-query.ts';
import { sessionFlagsQuery } from '#capabilities/experiments/queries.ts';
import type { Environment } from '#capabilities/experiments/rules/environment.ts';
import { environmentFlag } from '#capabilities/experiments/rules/flags.ts';
import { toastStore } from '#ui/toast-store.ts';
import { favoritesPaths } from '../rules/paths.ts';
import type { SavedWords } from '../rules/saved-words.ts';

const SHOWN_MS = 8_000;
/** One at a time: who saves five in a row reads of the last one. */
const TOAST_ID = 'favorite';

export function showCreateFailed() {
  toastStore.show({
    id: TOAST_ID,
    tone: 'negative',
    message: 'Error creating favorite.',
    autoDismissMs: SHOWN_MS,
  });
}

export function showForbidden() {
  toastStore.show({
    id: TOAST_ID,
    tone: 'neutral',
    message: 'You can view this wedding’s favorites, but you can’t change them.',
    autoDismissMs: SHOWN_MS,
  });
}

export function showSaved({ message, link }: SavedWords, boardUuid: string, onUndo: () => void) {
  const to =
    link.kind === 'compare' ? favoritesPaths.compare(link.storefrontUuids) : favoritesPaths.board(boardUuid);
  toastStore.show({
    id: TOAST_ID,
    tone: 'positive',
    message,
    action: { label: link.kind === 'compare' ? 'Compare them' : 'View board', to },
    secondAction: { label: 'Undo', onPress: onUndo },
    autoDismissMs: SHOWN_MS,
  });
}

/** Whether the flag lets the first favorites be greeted. Asked at the press, so that a page that is only read asks nothing. */
export async function areSpecialToastsOn(fetchQuery: FetchQuery, environment: Environment): Promise<boolean> {
  const usual = environmentFlag('enableFavoriteToasts', environment) === true;
  if (environment === 'production') return usual;
  try {
    return (await fetchQuery(sessionFlagsQuery)).flags.enableFavoriteToasts;
  } catch {
    return usual;
  }
}
