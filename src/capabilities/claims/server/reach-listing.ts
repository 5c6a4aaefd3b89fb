import { fail, ok, type Result } from '#base/result.ts';
import {
  type Claimable,
  findClaimable,
  lockStorefronts,
  storefrontMembershipOf,
} from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { claimMachine, hasEvidence } from '../rules/claim-states.ts';
import { type ClaimRow, findOwnClaim } from './store.ts';

export function listingUnknown() {
  return fail('claim.not_found', 'We can’t find this listing. It may have left, or its page may have moved.');
}

export type Reached = { listing: Claimable; live: ClaimRow | undefined };

/** A published listing of others, held still until the transaction ends, with the claim this person has going. */
export async function reachListing(
  tx: Tx,
  { userId }: Pick<SignedInActor, 'userId'>,
  uuid: string,
): Promise<Result<Reached>> {
  const listing = await findClaimable(tx, uuid);
  if (!listing) return listingUnknown();
  await lockStorefronts(tx, [listing.id]);
  if (await storefrontMembershipOf(tx, listing.id, userId)) {
    return fail('claim.own_listing', 'You already work on this listing.');
  }
  const newest = await findOwnClaim(tx, listing.id, userId);
  const live = newest && !claimMachine.isFinal(newest.state) ? newest : undefined;
  if (live && hasEvidence(evidenceOf(live))) {
    return fail('claim.under_review', 'You’ve already sent us what we need. We’ll email you soon.');
  }
  return ok({ listing, live });
}

export function evidenceOf({ state, method, documentName }: ClaimRow) {
  return { state, method, hasDocument: documentName !== null };
}
