import type { QueueView } from '#app/rules/queue-views.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { ReviewQueue } from '../../contract/support-reviews.contract.ts';
import { presentCases } from './present-case.ts';
import { countCases, listCases } from './queue.store.ts';

export async function listReviewCases(
  { db }: Pick<Platform, 'db'>,
  actor: SignedInActor,
  view: QueueView,
): Promise<ReviewQueue> {
  return {
    view,
    counts: {
      waiting: await countCases(db, 'waiting'),
      held: await countCases(db, 'held'),
      'second-look': await countCases(db, 'second-look'),
      decided: await countCases(db, 'decided'),
    },
    cases: await presentCases(db, actor, await listCases(db, view)),
  };
}
