import { orpc } from '#app/orpc.ts';
import type { PhotoFilter } from './contract/couple-wall.contract.ts';

export const wallQuery = orpc.photoWall.readWall.queryOptions();
/** All lists of photos, whatever they are filtered by. */
export const WALL_PHOTOS_KEY = orpc.photoWall.listWallPhotos.key();
export const WALL_KINDS = ['photo-wall'] as const;

export function wallPhotosQuery(filter: PhotoFilter) {
  return orpc.photoWall.listWallPhotos.infiniteOptions({
    input: (before: string) => ({ filter, ...(before && { before }) }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}
