import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import type { PhotoWall, WallPhoto } from '../../contract/couple-wall.contract.ts';
import { WALL_PHOTOS_KEY, wallQuery } from '../../queries.ts';
import type { PhotoState } from '../../rules/photo-states.ts';
import type { WallInput } from './wall-form.ts';

type Keeps = NonNullable<Parameters<typeof useAction<unknown, PhotoWall>>[0]['keeps']>;
type Move = { uuids: string[]; to: PhotoState };
type Moved = { uuid: string; from: PhotoState }[];

const keeps: Keeps = (queryClient, answer) => queryClient.setQueryData(wallQuery.queryKey, answer);
const REFRESHED = [wallQuery.queryKey, WALL_PHOTOS_KEY];

const DONE: Readonly<Record<PhotoState, string>> = {
  SHOWN: 'now shown',
  HIDDEN: 'hidden',
  REMOVED: 'removed',
  WAITING: 'waiting again',
};

const photosText = (count: number) => (count === 1 ? '1 photo' : `${count} photos`);

/** Back to where each came from: they may come from different places. */
async function putBack(moved: Moved): Promise<void> {
  const froms = [...new Set(moved.map(({ from }) => from))];
  for (const to of froms) {
    const uuids = moved.filter(({ from }) => from === to).map(({ uuid }) => uuid);
    await api.photoWall.moveWallPhotos({ uuids, to });
  }
}

/** What can be done with the wall and its photos, each with its way back where there is one. */
export function useWallActions(version: number) {
  const save = useAction({
    run: (input: WallInput) => api.photoWall.saveWall({ ...input, version }),
    keeps,
    failure: 'here',
    done: ({ mode }) => (mode === 'OFF' ? 'Your photo wall is off.' : 'Your photo wall is saved.'),
  });
  const renew = useAction({
    run: () => api.photoWall.renewWallCodes({ version }),
    keeps,
    refreshes: [WALL_PHOTOS_KEY],
    done: 'You have new links. The old ones no longer work.',
  });
  const undo = useAction({ run: putBack, refreshes: REFRESHED, done: 'Everything is as it was.' });
  const move = useAction({
    run: (wanted: Move) => api.photoWall.moveWallPhotos(wanted),
    refreshes: REFRESHED,
    toast: { id: 'wall-photos', autoDismissMs: 8_000 },
    done: ({ to }, { moved }) =>
      moved.length === 0
        ? 'Nothing to change.'
        : { message: `${photosText(moved.length)} ${DONE[to]}.`, undo: () => undo.mutate(moved) },
  });
  return {
    save: save.mutateAsync,
    isSaving: save.isPending,
    renew: () => renew.mutate(),
    move: (photos: readonly Pick<WallPhoto, 'uuid'>[], to: PhotoState) =>
      move.mutate({ uuids: photos.map(({ uuid }) => uuid), to }),
    isMoving: move.isPending,
  };
}

export type WallActions = ReturnType<typeof useWallActions>;
