import { fail, ok, type Result } from '#base/result.ts';
import { deleteUnusedPictures, ingestPicture } from '#capabilities/media/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { ShownPhoto } from '../../contract/words.ts';
import { MOST_PHOTOS } from '../../rules/submission-rules.ts';
import { isWritable } from '../../rules/submission-states.ts';
import type { SubmissionDeps } from '../deps.ts';
import { appendPhoto, countPhotos, dropPhoto, listPhotos } from '../photos.store.ts';
import { presentPhotos } from '../present-photos.ts';
import type { StoredSubmission } from '../submissions.store.ts';
import { type Asking, enterOpen, lockOwn, type Place } from './reach-submission.ts';

async function lockDraft(
  tx: Tx,
  deps: SubmissionDeps,
  asking: Asking,
  { uuid, submission }: Place,
): Promise<Result<StoredSubmission>> {
  const entered = await enterOpen(tx, deps, asking, uuid);
  if (!entered.ok) return entered;
  const own = await lockOwn(tx, entered.value, submission);
  if (!own.ok || isWritable(own.value.status)) return own;
  return fail('submission.wrong_status', 'This wedding has been sent already.');
}

function full() {
  return fail('submission.photos', `A wedding has up to ${MOST_PHOTOS} photos. Remove some first.`);
}

/** The picture first, private to this wedding, then its place. Broken off in between, it is the same one when it comes again. */
export async function addSubmissionPhoto(
  deps: SubmissionDeps,
  asking: Asking,
  { bytes, ...place }: Place & { bytes: Uint8Array },
): Promise<Result<ShownPhoto>> {
  const { db } = deps;
  const looked = await transact(db, async (tx): Promise<Result<StoredSubmission>> => {
    const draft = await lockDraft(tx, deps, asking, place);
    if (draft.ok && (await countPhotos(tx, draft.value.id)) >= MOST_PHOTOS) return full();
    return draft;
  });
  if (!looked.ok) return looked;
  const taken = await ingestPicture(deps, { bytes, uploadedBy: null, scopeId: looked.value.scopeId });
  if (!taken.ok) return taken;
  return transact(db, async (tx): Promise<Result<ShownPhoto>> => {
    const draft = await lockDraft(tx, deps, asking, place);
    if (!draft.ok) return draft;
    const { id, scopeId } = draft.value;
    await appendPhoto(tx, id, taken.value.id);
    if ((await countPhotos(tx, id)) > MOST_PHOTOS) return full();
    const own = (await listPhotos(tx, [id])).filter(({ pictureId }) => pictureId === taken.value.id);
    const [shown] = await presentPhotos(tx, deps, scopeId, own);
    return shown ? ok(shown) : fail('submission.photos', 'This photo is gone. Please send it again.');
  });
}

export function removeSubmissionPhoto(
  deps: SubmissionDeps,
  asking: Asking,
  { photo, ...place }: Place & { photo: string },
): Promise<Result<{ removed: true }>> {
  return transact(deps.db, async (tx): Promise<Result<{ removed: true }>> => {
    const draft = await lockDraft(tx, deps, asking, place);
    if (!draft.ok) return draft;
    // Gone already is as good as removed.
    if (await dropPhoto(tx, draft.value.id, photo)) await deleteUnusedPictures(tx, [photo]);
    return ok({ removed: true });
  });
}
