import { ok, type Result } from '#base/result.ts';
import { fillHousehold } from '#capabilities/guests/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { type ClaimDeps, type ClaimOutcome, decideClaim } from './decide-claim.ts';

const OPEN: ClaimOutcome = { householdUuid: null, before: null };

/** A household that was changed since keeps what it has, and the decision stands. One that is gone has nothing to give back. */
export function reopenClaim(
  deps: ClaimDeps,
  actor: SignedInActor,
  { uuid }: { uuid: string },
): Promise<Result<ClaimOutcome>> {
  return decideClaim(deps, actor, { uuid, event: 'reopen' }, async (tx, { before, householdUuid }) => {
    if (!before || !householdUuid) return ok(OPEN);
    const restored = await fillHousehold({ ...deps, db: tx }, actor, before);
    return restored.ok ? ok(OPEN) : restored;
  });
}
