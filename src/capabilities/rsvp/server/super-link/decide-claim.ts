import { fail, ok, type Result } from '#base/result.ts';
import type { HouseholdFill } from '#capabilities/guests/rules/household-fill.ts';
import { enterWedding, weddingTopic } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import type { Platform } from '#platform/platform.ts';
import { type ClaimEvent, claimMachine } from '../../rules/claims.ts';
import { type ClaimRow, findClaim, updateClaim } from './super-link.store.ts';

export type ClaimDeps = Pick<Platform, 'db' | 'clock' | 'events'>;
/** Where it went, and the way back. */
export type ClaimOutcome = { householdUuid: string | null; before: HouseholdFill | null };

/** What every decision does around it: the wedding’s lock, the right, the state, and telling the others. */
export function decideClaim<T extends ClaimOutcome>(
  { db, clock }: ClaimDeps,
  actor: SignedInActor,
  { uuid, event }: { uuid: string; event: ClaimEvent },
  follow: (tx: Tx, claim: ClaimRow) => Promise<Result<T>>,
): Promise<Result<T>> {
  return transact(db, async (tx) => {
    const entered = await enterWedding(tx, actor, 'edit-guests');
    if (!entered.ok) return entered;
    const { weddingId } = entered.value.membership;
    const claim = await findClaim(tx, weddingId, uuid);
    if (!claim) return fail('rsvp.not_found', 'This is no longer here.');
    const state = claimMachine.next(claim.state, event);
    if (!state) return fail('rsvp.claim_decided', 'Someone else has just taken care of this.');
    const outcome = await follow(tx, claim);
    if (!outcome.ok) return outcome;
    const { householdUuid, before } = outcome.value;
    const isOpen = state === 'NEW';
    await updateClaim(tx, uuid, {
      ...{ state, householdUuid, before },
      decidedBy: isOpen ? null : actor.userId,
      decidedAt: isOpen ? null : clock.now(),
    });
    await publishLive(tx, weddingTopic(weddingId), { kind: 'rsvp', id: weddingId });
    return ok(outcome.value);
  });
}
