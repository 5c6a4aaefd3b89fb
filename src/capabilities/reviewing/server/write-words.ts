import { fail, ok, type Result } from '#base/result.ts';
import { countOwnPictures } from '#capabilities/media/server/index.ts';
import {
  changeReview,
  insertReview,
  listReviewPictures,
  replaceReviewPictures,
  type StoredReview,
} from '#capabilities/reviews/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { ReviewWords } from '../contract/own-review.contract.ts';
import type { ReachedReview } from './reach-own-review.ts';

type Deps = Pick<Platform, 'clock' | 'events'>;
export type Written = ReviewWords & { version: number };

/** New pictures are the writer's own; those that the partner chose may stay. */
async function writePictures(
  tx: Tx,
  { userId }: Pick<SignedInActor, 'userId'>,
  review: StoredReview,
  pictureIds: readonly string[],
): Promise<Result<undefined>> {
  const ids = [...new Set(pictureIds)];
  const before = (await listReviewPictures(tx, [review.id])).map(({ pictureId }) => pictureId);
  if (ids.join() === before.join()) return ok(undefined);
  const added = ids.filter((id) => !before.includes(id));
  if (added.length > 0 && (await countOwnPictures(tx, userId, added)) !== added.length) {
    return fail('review.pictures', 'One of these photos isn’t there any more. Please choose again.');
  }
  await replaceReviewPictures(tx, review.id, ids);
  return ok(undefined);
}

/** Puts the words down, over those of the version that was read. */
export async function writeWords(
  tx: Tx,
  deps: Deps,
  actor: Pick<SignedInActor, 'userId'>,
  reached: ReachedReview,
  { version, pictureIds, ...words }: Written,
): Promise<Result<StoredReview>> {
  const { listing, weddingId, weddingDate, review: before } = reached;
  if ((before?.version ?? 0) !== version) {
    return fail(
      'review.changed_meanwhile',
      'Your partner changed this review meanwhile. Reload the page to see what’s there now.',
    );
  }
  const place = { weddingId, storefrontId: listing.id, authorId: actor.userId, status: 'NEW' as const };
  const review = before
    ? await changeReview(tx, deps, before, words)
    : await insertReview(tx, { uuid: deps.clock.uuid(), ...place, serviceDate: weddingDate, ...words });
  const written = await writePictures(tx, actor, review, pictureIds);
  return written.ok ? ok(review) : written;
}
