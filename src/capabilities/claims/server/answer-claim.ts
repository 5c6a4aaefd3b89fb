import { fail, ok, type Result } from '#base/result.ts';
import {
  type Claimable,
  enterStorefront,
  findClaimable,
  lockStorefronts,
} from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import type { AskedClaim } from '../contract/claim.contract.ts';
import { claimMachine, type OwnerAnswer, ownerDeadline } from '../rules/claim-states.ts';
import { grantClaim } from './grant-claim.ts';
import { presentListing } from './present-claim.ts';
import { type ClaimView, findClaimView, updateClaim } from './store.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'events' | 'publicUrl'>;

function claimUnknown() {
  return fail('claim.not_found', 'We can’t find this claim. It may have been withdrawn.');
}

type Asked = { view: ClaimView; listing: Claimable };

/** For those who manage the access of the listing; everybody else finds nothing. */
async function reachAsked(tx: Tx, actor: SignedInActor, id: string): Promise<Result<Asked>> {
  const view = await findClaimView(tx, id);
  if (!view?.claim.ownerAskedAt) return claimUnknown();
  const entered = await enterStorefront(tx, actor, view.storefrontUuid, 'manage-access');
  const listing = await findClaimable(tx, view.storefrontUuid);
  return entered.ok && listing ? ok({ view, listing }) : claimUnknown();
}

function presentAsked({ view: { claim, claimant }, listing }: Asked): AskedClaim {
  return {
    id: claim.id,
    listing: presentListing(listing),
    claimantName: claimant.name,
    claimantEmail: claim.email ?? claimant.email,
    method: claim.method,
    state: claim.state,
    ownerUntil: ownerDeadline(claim)?.toISOString() ?? null,
    ownerAnswer: claim.ownerAnswer,
  };
}

export async function readAsked(
  { db }: Pick<Platform, 'db'>,
  actor: SignedInActor,
  id: string,
): Promise<Result<AskedClaim>> {
  const asked = await reachAsked(db, actor, id);
  return asked.ok ? ok(presentAsked(asked.value)) : asked;
}

/** Yes hands it over, unless another claim waits for staff; no makes it staff's to tell who is right. */
export function answerClaim(
  deps: Deps,
  actor: SignedInActor,
  { id, answer }: { id: string; answer: OwnerAnswer },
): Promise<Result<AskedClaim>> {
  return transact(deps.db, async (tx): Promise<Result<AskedClaim>> => {
    const seen = await reachAsked(tx, actor, id);
    if (!seen.ok) return seen;
    await lockStorefronts(tx, [seen.value.listing.id]);
    const asked = await reachAsked(tx, actor, id);
    if (!asked.ok) return asked;
    const { view, listing } = asked.value;
    if (claimMachine.isFinal(view.claim.state) || view.claim.ownerAnswer)
      return ok(presentAsked(asked.value));
    const answered = await updateClaim(tx, id, {
      ownerAnswer: answer,
      ...(answer === 'NO' && { state: 'DISPUTED' as const }),
    });
    // Who is right of two claimants, the owner cannot say for us.
    if (answer === 'YES' && answered.state !== 'DISPUTED') {
      const decision = { decidedBy: actor.userId, reason: 'The owner agreed.' };
      await grantClaim(tx, deps, listing, answered, decision);
    }
    const after = await findClaimView(tx, id);
    return after ? ok(presentAsked({ view: after, listing })) : claimUnknown();
  });
}
