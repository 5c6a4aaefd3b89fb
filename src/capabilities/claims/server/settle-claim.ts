import { type Claimable, listStorefrontMembers } from '#capabilities/storefronts/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { queueMail } from '#platform/messages/send-message.ts';
import type { Platform } from '#platform/platform.ts';
import { hasEvidence } from '../rules/claim-states.ts';
import { grantClaim } from './grant-claim.ts';
import { ownerAskedMail } from './mails.ts';
import { evidenceOf } from './reach-listing.ts';
import { type ClaimRow, listRivals, updateClaim } from './store.ts';

type Deps = Pick<Platform, 'clock' | 'events' | 'publicUrl'>;

/** Whoever runs the listing is told that somebody says it is theirs, and can answer for some days. */
async function askOwners(
  tx: Tx,
  { clock, publicUrl }: Deps,
  listing: Claimable,
  claim: ClaimRow,
): Promise<boolean> {
  const owners = (await listStorefrontMembers(tx, listing.id)).filter(({ role }) => role === 'OWNER');
  if (owners.length === 0) return false;
  await updateClaim(tx, claim.id, { ownerAskedAt: clock.now() });
  for (const { email: to, userId } of owners) {
    const key = `claim-asked:${claim.id}:${userId}`;
    await queueMail(
      tx,
      clock,
      ownerAskedMail({ key, to, listingName: listing.name, id: claim.id, publicUrl }),
    );
  }
  return true;
}

/**
 * What follows from evidence. Who comes second is for staff to tell apart; a listing with an owner waits for the owner;
 * nobody's listing goes to who proved the domain, and to nobody for a paper alone.
 */
export async function settleClaim(tx: Tx, deps: Deps, listing: Claimable, claim: ClaimRow): Promise<void> {
  const rivals = await listRivals(tx, claim);
  const isSecond = rivals.some((rival) => hasEvidence(evidenceOf(rival)));
  if (isSecond) await updateClaim(tx, claim.id, { state: 'DISPUTED' });
  const isAsked = await askOwners(tx, deps, listing, claim);
  if (!isSecond && !isAsked && claim.state === 'PROVED') {
    await grantClaim(tx, deps, listing, claim, { decidedBy: null, reason: '' });
  }
}
