import type { QueryClient } from '@tanstack/react-query';
import { api } from '#app/api.ts';
import { type Done, useAction } from '#app/use-action.ts';
import type { Board, SavedPhoto, SavedThings, SavedVendor } from '../contract/boards.contract.ts';
import { FAVORITES_KEY, SAVED_KEYS } from '../queries.ts';
import { isYours, othersOf, withYou } from '../rules/saver-words.ts';

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

function add(thing: SavedThing) {
  const { boardUuid } = thing;
  return isVendor(thing)
    ? api.favorites.favoriteStorefront({ storefrontUuid: thing.storefrontUuid, boardUuid })
    : api.favorites.favoriteWeddingPhoto({ imageId: thing.imageId, boardUuid });
}

function without<Things extends SavedThings>(things: Things, uuid: string): Things {
  return {
    ...things,
    vendors: things.vendors.filter((vendor) => vendor.uuid !== uuid),
    photos: things.photos.filter((photo) => photo.uuid !== uuid),
  };
}

type Change = Partial<Pick<SavedThing, 'note' | 'noteBy' | 'noteAt' | 'savedBy'>>;

function changed<Things extends SavedThings>(things: Things, uuid: string, change: Change): Things {
  const write = <Thing extends SavedThing>(thing: Thing) =>
    thing.uuid === uuid ? { ...thing, ...change } : thing;
  return { ...things, vendors: things.vendors.map(write), photos: things.photos.map(write) };
}

function written(note: string): Change {
  return note
    ? { note, noteBy: { name: '', isYou: true }, noteAt: new Date().toISOString() }
    : { note, noteBy: null, noteAt: null };
}

interface Step {
  call: () => Promise<unknown>;
  done?: Done;
  /** What its lists show at once. */
  shows?: (things: SavedThings) => SavedThings;
}

function changeLists(queryClient: QueryClient, update: (things: SavedThings) => SavedThings) {
  for (const queryKey of SAVED_KEYS)
    queryClient.setQueriesData<SavedThings>({ queryKey }, (things) => things && update(things));
}

/** What a list of favorites can do with one of them. */
export function useSavedActions() {
  const act = useAction({
    run: ({ call }: Step) => call(),
    optimistic: (queryClient, { shows }) => {
      if (shows) changeLists(queryClient, shows);
    },
    refreshes: [FAVORITES_KEY],
    done: ({ done }) => done,
    toast: TOAST,
  });
  const write = useAction({
    run: (changes: { uuid: string; note: string }) => api.favorites.changeFavorite(changes),
    keeps: (queryClient, _, { uuid, note }) =>
      changeLists(queryClient, (things) => changed(things, uuid, written(note))),
    refreshes: [FAVORITES_KEY],
    failure: 'here',
  });

  function addHeart(thing: SavedThing) {
    act.mutate({
      call: () => add(thing),
      shows: (things) => changed(things, thing.uuid, { savedBy: withYou(thing.savedBy) }),
      done: {
        message: `You saved ${savedName(thing)}, too.`,
        undo: () => act.mutate({ call: () => remove(thing) }),
      },
    });
  }

  /** With the last heart, or somebody else's alone, it leaves the list; the way back brings all of it. */
  function takeHeart(thing: SavedThing) {
    const { uuid, boardUuid } = thing;
    const others = othersOf(thing.savedBy);
    const stays = isYours(thing.savedBy) && others.length > 0;
    act.mutate({
      call: () => remove(thing),
      shows: (things) => (stays ? changed(things, uuid, { savedBy: others }) : without(things, uuid)),
      done: {
        tone: 'neutral',
        message: stays
          ? `You took your heart off ${savedName(thing)}. It stays on the list.`
          : `${savedName(thing)} is off your favorites.`,
        undo: () =>
          act.mutate({
            call: () => (stays ? add(thing) : api.favorites.changeFavorite({ uuid, boardUuid })),
          }),
      },
    });
  }

  return {
    addHeart,
    takeHeart,
    /** Throws, so that the form it comes from can say what is wrong. */
    writeNote: ({ uuid }: SavedThing, note: string) => write.mutateAsync({ uuid, note }),
    move: (thing: SavedThing, board: Pick<Board, 'uuid' | 'name'>) => {
      const { uuid, boardUuid } = thing;
      act.mutate({
        call: () => api.favorites.changeFavorite({ uuid, boardUuid: board.uuid }),
        done: {
          message: `${savedName(thing)} moved to ${board.name}.`,
          undo: () => act.mutate({ call: () => api.favorites.changeFavorite({ uuid, boardUuid }) }),
        },
      });
    },
  };
}

export type SavedActions = ReturnType<typeof useSavedActions>;
