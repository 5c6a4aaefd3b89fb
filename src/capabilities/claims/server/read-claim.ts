import { ok, type Result } from '#base/result.ts';
import type { Actor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { ClaimPage } from '../contract/claim.contract.ts';
import { presentClaimPage } from './present-claim.ts';
import { listingUnknown } from './reach-listing.ts';

export async function readClaim(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: Actor,
  uuid: string,
): Promise<Result<ClaimPage>> {
  const userId = actor.kind === 'user' ? actor.userId : undefined;
  const page = await presentClaimPage(db, uuid, { userId, now: clock.now() });
  return page ? ok(page) : listingUnknown();
}
