import { fail, ok, type Result } from '#base/result.ts';
import { isFlagOn } from '#capabilities/experiments/server/index.ts';
import {
  type EnteredStorefront,
  enterStorefront,
  findClaimable,
} from '#capabilities/storefronts/server/index.ts';
import { categoryByNodeId } from '#capabilities/taxonomy/rules/categories.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import type { SubmissionDeps } from '../deps.ts';
import { lockSubmission, type StoredSubmission } from '../submissions.store.ts';

/** Somebody of a business, with the headers that carry what their session overrides. */
export type Asking = { actor: SignedInActor; headers: Headers };
export type Place = { uuid: string; submission: string };

export function submissionMissing() {
  return fail('submission.not_found', 'We can’t find this wedding.');
}

export function isOpen(deps: Pick<SubmissionDeps, 'config'>, { actor, headers }: Asking): boolean {
  return isFlagOn(deps, 'realWeddingsSubmissions', { headers, userId: actor.userId });
}

/** A photographer's own listing, as long as couples can see it. */
export async function enterPhotographer(
  tx: Tx,
  { actor }: Asking,
  uuid: string,
  ability: 'see-preview' | 'edit-listing',
): Promise<Result<EnteredStorefront>> {
  const entered = await enterStorefront(tx, actor, uuid, ability);
  if (!entered.ok) return entered;
  const listing = await findClaimable(tx, uuid);
  if (!listing) {
    return fail('submission.unpublished', 'Publish your listing first. Then you can send in weddings.');
  }
  if (categoryByNodeId(listing.taxonomyNodeId)?.taxonomyKey !== 'wedding-photographers') {
    return fail('submission.not_photographer', 'Weddings are sent in by their photographers.');
  }
  return entered;
}

/** The same for whoever writes, while submissions are taken. */
export async function enterOpen(
  tx: Tx,
  deps: Pick<SubmissionDeps, 'config'>,
  asking: Asking,
  uuid: string,
): Promise<Result<EnteredStorefront>> {
  const entered = await enterPhotographer(tx, asking, uuid, 'edit-listing');
  if (!entered.ok || isOpen(deps, asking)) return entered;
  return fail('submission.closed', 'We aren’t taking real weddings at the moment.');
}

/** One of this listing's, locked. */
export async function lockOwn(
  tx: Tx,
  { storefront }: EnteredStorefront,
  submission: string,
): Promise<Result<StoredSubmission>> {
  const found = await lockSubmission(tx, submission);
  return found && found.storefrontId === storefront.id ? ok(found) : submissionMissing();
}
