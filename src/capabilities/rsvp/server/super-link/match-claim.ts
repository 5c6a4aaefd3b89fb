import { fail, ok, type Result } from '#base/result.ts';
import { hasAddress } from '#capabilities/guests/rules/address-lines.ts';
import { fillHousehold, readHouseholds } from '#capabilities/guests/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { claimPerson } from '../../rules/claim-person.ts';
import type { ClaimPart } from '../../rules/claims.ts';
import { type ClaimDeps, type ClaimOutcome, decideClaim } from './decide-claim.ts';

type Match = { uuid: string; householdUuid: string; version: number; takes: readonly ClaimPart[] };

/** Whose it is, and what of it goes there in the place of what the household had. */
export function matchClaim(
  deps: ClaimDeps,
  actor: SignedInActor,
  { uuid, householdUuid, version, takes }: Match,
): Promise<Result<ClaimOutcome>> {
  return decideClaim<ClaimOutcome>(deps, actor, { uuid, event: 'match' }, async (tx, claim) => {
    const [household] = await readHouseholds(tx, claim.weddingId, [householdUuid]);
    if (!household) return fail('guests.not_found', 'This is no longer on your guest list.');
    const { address1, address2, city, region, postalCode, country } = claim;
    const address = { address1, address2, city, region, postalCode, country };
    const person = claimPerson(claim.name, household.people);
    const email = takes.includes('EMAIL') && claim.email !== '' ? claim.email : null;
    const phone = takes.includes('PHONE') && claim.phone !== '' ? claim.phone : null;
    const fill = {
      uuid: householdUuid,
      version,
      address: takes.includes('ADDRESS') && hasAddress(address) ? address : null,
      person: person && (email !== null || phone !== null) ? { uuid: person.uuid, email, phone } : null,
    };
    if (!(fill.address || fill.person)) return ok({ householdUuid, before: null });
    const filled = await fillHousehold({ ...deps, db: tx }, actor, fill);
    return filled.ok ? ok({ householdUuid, before: filled.value }) : filled;
  });
}
