import type { Claimable, StorefrontMember } from '#capabilities/storefronts/server/index.ts';
import type { ClaimCase } from '../contract/support-claims.contract.ts';
import { mayGrant, ownerDeadline } from '../rules/claim-states.ts';
import { presentListing } from './present-claim.ts';
import type { ClaimView } from './store.ts';

type Known = {
  view: ClaimView;
  listing: Claimable;
  members: readonly StorefrontMember[];
  reviewCount: number;
  rivals: number;
  now: Date;
};

/** A claim as staff decides about it. */
export function presentCase({ view, listing, members, reviewCount, rivals, now }: Known): ClaimCase {
  const { claim, claimant, decider } = view;
  const isProved = claim.method === 'DOMAIN_MAIL' && claim.state !== 'OPEN';
  return {
    id: claim.id,
    listing: presentListing(listing),
    website: listing.social.web ?? null,
    reviewCount,
    claimant: { ...claimant, joinedAt: claimant.joinedAt.toISOString() },
    owners: members
      .filter(({ role }) => role === 'OWNER')
      .map(({ firstName, lastName, email }) => ({ name: `${firstName} ${lastName}`.trim(), email })),
    method: claim.method,
    state: claim.state,
    provedEmail: isProved ? claim.email : null,
    documentName: claim.documentDeletedAt ? null : claim.documentName,
    ownerAskedAt: claim.ownerAskedAt?.toISOString() ?? null,
    ownerUntil: ownerDeadline(claim)?.toISOString() ?? null,
    ownerAnswer: claim.ownerAnswer,
    rivals,
    canGrant: mayGrant(claim, now),
    createdAt: claim.createdAt.toISOString(),
    decidedAt: claim.decidedAt?.toISOString() ?? null,
    decidedBy: decider,
    reason: claim.reason,
  };
}
