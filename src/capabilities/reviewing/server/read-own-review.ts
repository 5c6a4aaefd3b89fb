import { isFailed, ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import type { OwnReview } from '../contract/own-review.contract.ts';
import { presentOwnReview } from './present-own-review.ts';
import { demandWritable, reachOwnReview } from './reach-own-review.ts';

/** What there is, or why nothing can be begun. */
export function readOwnReview(
  deps: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
  uuid: string,
): Promise<Result<OwnReview>> {
  return transact(deps.db, async (tx): Promise<Result<OwnReview>> => {
    const reached = await reachOwnReview(tx, actor, uuid);
    if (!reached.ok) return reached;
    if (!reached.value.review) {
      const writable = await demandWritable(tx, deps, reached.value);
      if (isFailed(writable)) return writable;
    }
    return ok(await presentOwnReview(tx, deps, reached.value));
  });
}
