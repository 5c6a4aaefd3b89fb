import { findReadablePictures } from '#capabilities/media/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { ShownPhoto } from '../contract/words.ts';
import type { SubmissionDeps } from './deps.ts';
import type { StoredPhoto } from './photos.store.ts';

/** For those who may see them: with a key while they are private. */
export async function presentPhotos(
  tx: Tx,
  { secret }: Pick<SubmissionDeps, 'secret'>,
  scopeId: string,
  photos: readonly StoredPhoto[],
): Promise<ShownPhoto[]> {
  const ids = photos.map(({ pictureId }) => pictureId);
  const found = await findReadablePictures(tx, { secret }, { scopeId, ids });
  const byId = new Map(found.map((picture) => [picture.id, picture]));
  return photos.flatMap(({ pictureId, caption, subject }) => {
    const picture = byId.get(pictureId);
    return picture ? [{ picture, caption, subject }] : [];
  });
}

/** The first of each, for lists. */
export async function presentCovers(
  tx: Tx,
  deps: Pick<SubmissionDeps, 'secret'>,
  submissions: readonly { id: number; scopeId: string }[],
  photos: readonly StoredPhoto[],
): Promise<Map<number, ShownPhoto>> {
  const covers = new Map<number, ShownPhoto>();
  for (const { id, scopeId } of submissions) {
    const first = photos.filter(({ submissionId }) => submissionId === id).slice(0, 1);
    const [cover] = await presentPhotos(tx, deps, scopeId, first);
    if (cover) covers.set(id, cover);
  }
  return covers;
}
