import { fail, ok, type Result } from '#base/result.ts';
import { NEW_HOUSEHOLD } from '#capabilities/guests/rules/new-household.ts';
import { readGuestLine } from '#capabilities/guests/rules/read-guest-lines.ts';
import { addHouseholds } from '#capabilities/guests/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { type ClaimDeps, decideClaim } from './decide-claim.ts';

/** A household of their own, read from the name as a line of the list would be. */
export async function addClaimed(
  deps: ClaimDeps,
  actor: SignedInActor,
  { uuid }: { uuid: string },
): Promise<Result<{ householdUuid: string }>> {
  return decideClaim(deps, actor, { uuid, event: 'add' }, async (tx, claim) => {
    const { address1, address2, city, region, postalCode, country, email, phone, note } = claim;
    const draft = readGuestLine(claim.name);
    if (!draft) return fail('rsvp.not_found', 'There’s no name to add.');
    const people = draft.people.map((person, place) => ({
      ...person,
      ...(place === 0 && { email, phone }),
      uuid: null,
    }));
    const household = {
      ...NEW_HOUSEHOLD,
      ...{ address1, address2, city, region, postalCode, country },
      name: draft.name,
      notes: note,
      people,
    };
    const added = await addHouseholds({ ...deps, db: tx }, actor, { households: [household] });
    if (!added.ok) return added;
    const [created] = added.value.households;
    if (!created) throw new Error('A household that was just added is gone.');
    return ok({ householdUuid: created.uuid, before: null });
  });
}
