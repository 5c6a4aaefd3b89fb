import { fail, ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { refuseAndCommit, transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import type { ClaimPage } from '../contract/claim.contract.ts';
import { CODE_TRIES } from '../rules/claim-rules.ts';
import { hashCode, isSameHash } from './code-hash.ts';
import { presentClaimPage } from './present-claim.ts';
import { listingUnknown, reachListing } from './reach-listing.ts';
import { settleClaim } from './settle-claim.ts';
import { updateClaim } from './store.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'secret' | 'events' | 'publicUrl'>;

/** Five guesses, and a quarter of an hour. A wrong one is counted, whatever else is refused. */
export function confirmCode(
  deps: Deps,
  actor: SignedInActor,
  { uuid, code }: { uuid: string; code: string },
): Promise<Result<ClaimPage>> {
  const { db, clock, secret } = deps;
  return transact(db, async (tx) => {
    const reached = await reachListing(tx, actor, uuid);
    if (!reached.ok) return reached;
    const { listing, live } = reached.value;
    const now = clock.now();
    const isOpen = live?.codeHash && live.codeExpiresAt && live.codeExpiresAt > now;
    if (!isOpen || live.codeTries >= CODE_TRIES) {
      return fail('claim.no_code', 'This code has expired. Request a new one.');
    }
    if (!isSameHash(live.codeHash ?? '', hashCode(secret, live.id, code.replaceAll(/\s/g, '')))) {
      await updateClaim(tx, live.id, { codeTries: live.codeTries + 1 });
      const message = 'That code isn’t right. Check it and try again.';
      return refuseAndCommit(fail('claim.wrong_code', message, { fields: { code: message } }));
    }
    const proved = await updateClaim(tx, live.id, { state: 'PROVED', codeHash: null });
    await settleClaim(tx, deps, listing, proved);
    const page = await presentClaimPage(tx, uuid, { userId: actor.userId, now });
    return page ? ok(page) : listingUnknown();
  });
}
