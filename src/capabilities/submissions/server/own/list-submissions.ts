import { ok, type Result } from '#base/result.ts';
import type { OwnSubmissions } from '../../contract/own-submissions.contract.ts';
import type { SubmissionDeps } from '../deps.ts';
import { listPhotos } from '../photos.store.ts';
import { presentCovers } from '../present-photos.ts';
import { listSubmissionsOf } from '../submissions.store.ts';
import { presentSummary } from './present-own.ts';
import { type Asking, enterPhotographer, isOpen } from './reach-submission.ts';

export async function listSubmissions(
  deps: SubmissionDeps,
  asking: Asking,
  uuid: string,
): Promise<Result<OwnSubmissions>> {
  const { db } = deps;
  const entered = await enterPhotographer(db, asking, uuid, 'see-preview');
  if (!entered.ok) return entered;
  const { storefront, allowed } = entered.value;
  const own = await listSubmissionsOf(db, storefront.id);
  const photos = await listPhotos(
    db,
    own.map(({ id }) => id),
  );
  const covers = await presentCovers(db, deps, own, photos);
  return ok({
    storefront: { uuid, name: storefront.name },
    isOpen: isOpen(deps, asking),
    canEdit: allowed.includes('edit-listing'),
    submissions: own.map((submission) =>
      presentSummary(submission, {
        photoCount: photos.filter(({ submissionId }) => submissionId === submission.id).length,
        cover: covers.get(submission.id),
      }),
    ),
  });
}
