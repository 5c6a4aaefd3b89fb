import type { QueueView } from '#app/rules/queue-views.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { SubmissionQueue } from '../../contract/support-submissions.contract.ts';
import type { SubmissionDeps } from '../deps.ts';
import { listPhotos } from '../photos.store.ts';
import { presentCovers } from '../present-photos.ts';
import { presentRow } from './present-case.ts';
import { countCases, listCases } from './queue.store.ts';

export async function listSubmissionCases(
  deps: SubmissionDeps,
  actor: SignedInActor,
  view: QueueView,
): Promise<SubmissionQueue> {
  const { db } = deps;
  const cases = await listCases(db, view);
  const submissions = cases.map(({ submission }) => submission);
  const photos = await listPhotos(
    db,
    submissions.map(({ id }) => id),
  );
  const covers = await presentCovers(db, deps, submissions, photos);
  return {
    view,
    counts: {
      waiting: await countCases(db, 'waiting'),
      held: await countCases(db, 'held'),
      'second-look': await countCases(db, 'second-look'),
      decided: await countCases(db, 'decided'),
    },
    cases: cases.map((found) =>
      presentRow(found, actor, {
        photoCount: photos.filter(({ submissionId }) => submissionId === found.submission.id).length,
        cover: covers.get(found.submission.id),
      }),
    ),
  };
}
