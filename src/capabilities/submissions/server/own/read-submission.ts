import { ok, type Result } from '#base/result.ts';
import type { OwnSubmission } from '../../contract/own-submissions.contract.ts';
import type { SubmissionDeps } from '../deps.ts';
import { findSubmission } from '../submissions.store.ts';
import { presentOwn } from './present-own.ts';
import { type Asking, enterPhotographer, type Place, submissionMissing } from './reach-submission.ts';

export async function readSubmission(
  deps: SubmissionDeps,
  asking: Asking,
  { uuid, submission }: Place,
): Promise<Result<OwnSubmission>> {
  const entered = await enterPhotographer(deps.db, asking, uuid, 'see-preview');
  if (!entered.ok) return entered;
  const found = await findSubmission(deps.db, submission);
  if (found?.storefrontId !== entered.value.storefront.id) return submissionMissing();
  return ok(await presentOwn(deps.db, deps, asking, entered.value, found));
}
