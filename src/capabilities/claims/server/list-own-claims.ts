import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { ClaimPage } from '../contract/claim.contract.ts';
import { presentClaimPage } from './present-claim.ts';
import { listOpenListingsOf } from './store.ts';

export async function listOwnClaims(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { userId }: SignedInActor,
): Promise<ClaimPage[]> {
  const uuids = await listOpenListingsOf(db, userId);
  const reader = { userId, now: clock.now() };
  const pages = await Promise.all(uuids.map((uuid) => presentClaimPage(db, uuid, reader)));
  return pages.filter((page) => page !== undefined);
}
