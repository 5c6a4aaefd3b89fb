import { fail, ok, type Result } from '#base/result.ts';
import { readAttachment } from '#capabilities/media/server/index.ts';
import { findReview } from '#capabilities/reviews/server/index.ts';
import type { Platform } from '#platform/platform.ts';
import { findCase } from '../cases.store.ts';
import { proofKey } from '../proof-files.ts';

/** For staff alone; the guard has asked. Of a draft there is nothing to look at yet. */
export async function readReviewProof(
  { db, files }: Pick<Platform, 'db' | 'files'>,
  uuid: string,
): Promise<Result<File>> {
  const review = await findReview(db, uuid);
  const known = review && review.status !== 'NEW' ? await findCase(db, review.id) : undefined;
  const { proofName: name = null, proofType: mediaType = null } = known ?? {};
  const file =
    name && mediaType && !known?.proofDeletedAt
      ? await readAttachment({ files }, { key: proofKey(uuid), name, mediaType })
      : undefined;
  return file ? ok(file) : fail('review.not_found', 'This document is no longer available.');
}
