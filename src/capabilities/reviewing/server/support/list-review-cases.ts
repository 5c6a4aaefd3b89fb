import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { ReviewQueue } from '../../contract/support-reviews.contract.ts';
import type { ReviewQueueView } from '../../rules/review-queue-views.ts';
import { presentCases } from './present-case.ts';
import { countCases, listCases } from './queue.store.ts';

export async function listReviewCases(
  deps: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
  view: ReviewQueueView,
): Promise<ReviewQueue> {
  const { db } = deps;
  return {
    view,
    counts: {
      waiting: await countCases(db, 'waiting'),
      held: await countCases(db, 'held'),
      'second-look': await countCases(db, 'second-look'),
      disputed: await countCases(db, 'disputed'),
      decided: await countCases(db, 'decided'),
    },
    cases: await presentCases(db, deps, actor, await listCases(db, view)),
  };
}
