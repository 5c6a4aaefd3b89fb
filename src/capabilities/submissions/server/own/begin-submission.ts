import { fail, ok, type Result } from '#base/result.ts';
import { lockListing } from '#capabilities/storefronts/server/index.ts';
import { transact } from '#platform/database/transact.ts';
import type { OwnSubmission } from '../../contract/own-submissions.contract.ts';
import { MOST_DRAFTS } from '../../rules/submission-rules.ts';
import type { SubmissionDeps } from '../deps.ts';
import { countDrafts, findSubmission, insertSubmission } from '../submissions.store.ts';
import { presentOwn } from './present-own.ts';
import { type Asking, enterOpen, lockOwn, type Place } from './reach-submission.ts';

/** Under the name the browser chose, so that a second press begins nothing new. */
export function beginSubmission(
  deps: SubmissionDeps,
  asking: Asking,
  { uuid, submission }: Place,
): Promise<Result<OwnSubmission>> {
  return transact(deps.db, async (tx): Promise<Result<OwnSubmission>> => {
    const entered = await enterOpen(tx, deps, asking, uuid);
    if (!entered.ok) return entered;
    const { storefront } = entered.value;
    await lockListing(tx, storefront.id);
    if (!(await findSubmission(tx, submission)) && (await countDrafts(tx, storefront.id)) >= MOST_DRAFTS) {
      return fail('submission.too_many', 'You have many drafts. Finish or delete some of them first.');
    }
    const now = deps.clock.now();
    await insertSubmission(tx, {
      uuid: submission,
      storefrontId: storefront.id,
      scopeId: deps.clock.uuid(),
      createdAt: now,
      updatedAt: now,
    });
    const own = await lockOwn(tx, entered.value, submission);
    if (!own.ok) return own;
    return ok(await presentOwn(tx, deps, asking, entered.value, own.value));
  });
}
