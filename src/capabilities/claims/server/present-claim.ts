import type { Claimable } from '#capabilities/storefronts/server/index.ts';
import { findClaimable, storefrontMembershipOf } from '#capabilities/storefronts/server/index.ts';
import { categoryByNodeId } from '#capabilities/taxonomy/rules/categories.ts';
import type { Tx } from '#platform/database/database.ts';
import type { ClaimPage, OwnClaim } from '../contract/claim.contract.ts';
import { CODE_TRIES } from '../rules/claim-rules.ts';
import { ownerDeadline } from '../rules/claim-states.ts';
import { businessDomain } from './claim-domain.ts';
import { type ClaimRow, findOwnClaim } from './store.ts';

export function presentListing({
  uuid,
  name,
  slug,
  cityName,
  stateCode,
  taxonomyNodeId,
  claimedAt,
}: Claimable): ClaimPage['listing'] {
  const category = categoryByNodeId(taxonomyNodeId);
  if (!category) throw new Error(`A storefront has the unknown category ${taxonomyNodeId}.`);
  return {
    uuid,
    name,
    slug,
    taxonomyKey: category.taxonomyKey,
    cityName: `${cityName}, ${stateCode}`,
    claimed: claimedAt !== null,
  };
}

function hasOpenCode({ codeHash, codeExpiresAt, codeTries }: ClaimRow, now: Date): boolean {
  return codeHash !== null && codeExpiresAt !== null && codeExpiresAt > now && codeTries < CODE_TRIES;
}

function presentOwn(claim: ClaimRow, now: Date): OwnClaim {
  const { id, method, state, email, documentName, reason, createdAt } = claim;
  return {
    id,
    method,
    state,
    codeSentTo: state === 'OPEN' && hasOpenCode(claim, now) ? email : null,
    documentName,
    ownerUntil: ownerDeadline(claim)?.toISOString() ?? null,
    reason,
    createdAt: createdAt.toISOString(),
  };
}

/** The page of somebody who says that a listing is theirs; of a visitor it knows nothing. */
export async function presentClaimPage(
  tx: Tx,
  uuid: string,
  reader: { userId: string | undefined; now: Date },
): Promise<ClaimPage | undefined> {
  const listing = await findClaimable(tx, uuid);
  if (!listing) return undefined;
  const { userId, now } = reader;
  const claim = userId && (await findOwnClaim(tx, listing.id, userId));
  const member = userId && (await storefrontMembershipOf(tx, listing.id, userId));
  return {
    listing: presentListing(listing),
    domain: businessDomain(listing.social.web),
    isOwn: Boolean(member),
    claim: claim ? presentOwn(claim, now) : null,
  };
}
