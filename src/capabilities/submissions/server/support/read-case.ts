import type { Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { SubmissionCase } from '../../contract/support-submissions.contract.ts';
import type { SubmissionDeps } from '../deps.ts';
import { submissionMissing } from '../own/reach-submission.ts';
import { findSubmission } from '../submissions.store.ts';
import { presentCase } from './present-case.ts';

export async function readSubmissionCase(
  deps: SubmissionDeps,
  actor: SignedInActor,
  uuid: string,
): Promise<Result<SubmissionCase>> {
  const found = await findSubmission(deps.db, uuid);
  return found?.sentAt ? presentCase(deps.db, deps, actor, found.id) : submissionMissing();
}
