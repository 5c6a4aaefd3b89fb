import { ok, type Result } from '#base/result.ts';
import { transact } from '#platform/database/transact.ts';
import type { OwnSubmission } from '../../contract/own-submissions.contract.ts';
import type { SubmissionDeps } from '../deps.ts';
import { presentOwn } from './present-own.ts';
import { type Asking, enterOpen, lockOwn, type Place } from './reach-submission.ts';
import { type Written, writeWords } from './write-words.ts';

/** Kept as it is typed, while it is the photographer's. */
export function saveSubmission(
  deps: SubmissionDeps,
  asking: Asking,
  { uuid, submission, ...written }: Written & Place,
): Promise<Result<OwnSubmission>> {
  return transact(deps.db, async (tx): Promise<Result<OwnSubmission>> => {
    const entered = await enterOpen(tx, deps, asking, uuid);
    if (!entered.ok) return entered;
    const own = await lockOwn(tx, entered.value, submission);
    if (!own.ok) return own;
    const saved = await writeWords(tx, own.value, written, deps.clock.now());
    if (!saved.ok) return saved;
    return ok(await presentOwn(tx, deps, asking, entered.value, saved.value));
  });
}
