import { useQueryClient } from '@tanstack/react-query';
import { api } from '#app/api.ts';
import { submitFailure } from '#ui/form/submit-failure.ts';
import { toastStore } from '#ui/toast-store.ts';
import type { Board, SavedPhoto, SavedThings, SavedVendor } from '../contract/boards.contract.ts';
import { FAVORITES_KEY } from '../parts/favorites-query.ts';
import { SAVED_KEY } from './favorites-queries.ts';

export type SavedThing = SavedVendor | SavedPhoto;

const SHOWN_MS = 8_000;

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

/** What a list of favorites can do with one of them. Each shows at once and is read again when its call has answered. */
export function useSavedActions() {
  const queryClient = useQueryClient();

  function change(update: (things: SavedThings) => SavedThings) {
    queryClient.setQueriesData<SavedThings>({ queryKey: SAVED_KEY }, (things) => things && update(things));
  }

  const refresh = () => queryClient.invalidateQueries({ queryKey: FAVORITES_KEY });

  function showFailure(error: unknown) {
    const message = submitFailure(error, () => false).message ?? 'That didn’t work. Please try again.';
    toastStore.show({ id: 'favorite', tone: 'negative', message, autoDismissMs: SHOWN_MS });
  }

  async function attempt(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      showFailure(error);
      return false;
    } finally {
      await refresh();
    }
  }

  return {
    remove: async (thing: SavedThing) => {
      await queryClient.cancelQueries({ queryKey: SAVED_KEY });
      change((things) => without(things, thing.uuid));
      if (!(await attempt(() => remove(thing)))) return;
      toastStore.show({
        id: 'favorite',
        tone: 'neutral',
        message: `${savedName(thing)} is no longer among your favorites.`,
        secondAction: { label: 'Undo', onPress: () => void attempt(() => restore(thing)) },
        autoDismissMs: SHOWN_MS,
      });
    },
    /** Throws, so that the form it comes from can say what is wrong. */
    writeNote: async ({ uuid }: SavedThing, note: string) => {
      await api.favorites.changeFavorite({ uuid, note });
      change((things) => withNote(things, uuid, note));
      await refresh();
    },
    move: async (thing: SavedThing, board: Pick<Board, 'uuid' | 'name'>) => {
      const isMoved = await attempt(() =>
        api.favorites.changeFavorite({ uuid: thing.uuid, boardUuid: board.uuid }),
      );
      if (!isMoved) return;
      const { uuid, boardUuid } = thing;
      toastStore.show({
        id: 'favorite',
        tone: 'positive',
        message: `${savedName(thing)} is now on ${board.name}.`,
        secondAction: {
          label: 'Undo',
          onPress: () => void attempt(() => api.favorites.changeFavorite({ uuid, boardUuid })),
        },
        autoDismissMs: SHOWN_MS,
      });
    },
  };
}

export type SavedActions = ReturnType<typeof useSavedActions>;
