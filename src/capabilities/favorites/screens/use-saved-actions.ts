import type { QueryClient } from '@tanstack/react-query';
import { api } from '#app/api.ts';
import { type Done, useAction } from '#app/use-action.ts';
import type { Board, SavedPhoto, SavedThings, SavedVendor } from '../contract/boards.contract.ts';
import { FAVORITES_KEY, SAVED_KEYS } from '../queries.ts';

export type SavedThing = SavedVendor | SavedPhoto;

const TOAST = { id: 'favorite', autoDismissMs: 8_000 };

export function isVendor(thing: SavedThing): thing is SavedVendor {
  return 'storefrontUuid' in thing;
}

export function savedName(thing: SavedThing): string {
  return isVendor(thing) ? thing.vendorName : 'Photo';
}

function remove(thing: SavedThing) {
  const { uuid } = thing;
  return isVendor(thing)
    ? api.favorites.unfavoriteStorefront({ uuid })
    : api.favorites.unfavoriteWeddingPhoto({ uuid });
}

/** Back on its board and with its note. */
async function restore(thing: SavedThing) {
  const { boardUuid, note } = thing;
  const { uuid } = isVendor(thing)
    ? await api.favorites.favoriteStorefront({ storefrontUuid: thing.storefrontUuid, boardUuid })
    : await api.favorites.favoriteWeddingPhoto({ imageId: thing.imageId, boardUuid });
  if (note) await api.favorites.changeFavorite({ uuid, note });
}

function without<Things extends SavedThings>(things: Things, uuid: string): Things {
  return {
    ...things,
    vendors: things.vendors.filter((vendor) => vendor.uuid !== uuid),
    photos: things.photos.filter((photo) => photo.uuid !== uuid),
  };
}

function withNote<Things extends SavedThings>(things: Things, uuid: string, note: string): Things {
  const write = <Thing extends SavedThing>(thing: Thing) =>
    thing.uuid === uuid ? { ...thing, note } : thing;
  return { ...things, vendors: things.vendors.map(write), photos: things.photos.map(write) };
}

interface Step {
  call: () => Promise<unknown>;
  done?: Done;
  /** Leaves its lists at once. */
  removed?: string;
}

function changeLists(queryClient: QueryClient, update: (things: SavedThings) => SavedThings) {
  for (const queryKey of SAVED_KEYS)
    queryClient.setQueriesData<SavedThings>({ queryKey }, (things) => things && update(things));
}

/** What a list of favorites can do with one of them. */
export function useSavedActions() {
  const act = useAction({
    run: ({ call }: Step) => call(),
    optimistic: (queryClient, { removed }) => {
      if (removed) changeLists(queryClient, (things) => without(things, removed));
    },
    refreshes: [FAVORITES_KEY],
    done: ({ done }) => done,
    toast: TOAST,
  });
  const write = useAction({
    run: (changes: { uuid: string; note: string }) => api.favorites.changeFavorite(changes),
    keeps: (queryClient, _, { uuid, note }) =>
      changeLists(queryClient, (things) => withNote(things, uuid, note)),
    refreshes: [FAVORITES_KEY],
    failure: 'here',
  });

  return {
    remove: (thing: SavedThing) =>
      act.mutate({
        call: () => remove(thing),
        removed: thing.uuid,
        done: {
          tone: 'neutral',
          message: `${savedName(thing)} is no longer among your favorites.`,
          undo: () => act.mutate({ call: () => restore(thing) }),
        },
      }),
    /** Throws, so that the form it comes from can say what is wrong. */
    writeNote: ({ uuid }: SavedThing, note: string) => write.mutateAsync({ uuid, note }),
    move: (thing: SavedThing, board: Pick<Board, 'uuid' | 'name'>) => {
      const { uuid, boardUuid } = thing;
      act.mutate({
        call: () => api.favorites.changeFavorite({ uuid, boardUuid: board.uuid }),
        done: {
          message: `${savedName(thing)} is now on ${board.name}.`,
          undo: () => act.mutate({ call: () => api.favorites.changeFavorite({ uuid, boardUuid }) }),
        },
      });
    },
  };
}

export type SavedActions = ReturnType<typeof useSavedActions>;
