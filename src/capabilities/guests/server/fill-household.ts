import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { HouseholdFill } from '../rules/household-fill.ts';
import { joinNames } from '../rules/household-names.ts';
import { type ChangeDeps, changeGuests } from './change-guests.ts';
import { changedMeanwhile, guestMissing } from './guest-failures.ts';
import {
  findHousehold,
  type GuestRow,
  type HouseholdRow,
  listGuestsIn,
  updateHousehold,
  updateReach,
} from './guests.store.ts';
import { noteHistory } from './history/note-history.ts';

type PersonFill = NonNullable<HouseholdFill['person']>;

function addressOf({ address1, address2, city, region, postalCode, country }: HouseholdRow) {
  return { address1, address2, city, region, postalCode, country };
}

/** What stands now where something will be put. */
function reachOf({ uuid, email, phone }: GuestRow, fill: PersonFill): PersonFill {
  return { uuid, email: fill.email === null ? null : email, phone: fill.phone === null ? null : phone };
}

/** Puts an address, an e-mail address or a number into a household. The answer is the way back: filled with it, all is as before. */
export function fillHousehold(
  deps: ChangeDeps,
  actor: SignedInActor,
  { uuid, version, address, person }: HouseholdFill,
): Promise<Result<HouseholdFill>> {
  return changeGuests(deps, actor, async (tx, { weddingId }) => {
    const household = await findHousehold(tx, weddingId, uuid);
    if (!household) return guestMissing();
    if (household.version !== version) return changedMeanwhile();
    const guest = (await listGuestsIn(tx, uuid)).find((other) => other.uuid === person?.uuid);
    if (person && !guest) return guestMissing();
    const before = person && guest ? reachOf(guest, person) : null;
    await updateHousehold(tx, uuid, { ...address, updatedAt: deps.clock.now() });
    if (person && guest)
      await updateReach(tx, guest.uuid, {
        email: person.email ?? guest.email,
        phone: person.phone ?? guest.phone,
      });
    const filled = [...(address ? ['the address'] : []), ...(person ? ['how to reach them'] : [])];
    await noteHistory(tx, { clock: deps.clock, weddingId, byUser: actor.userId }, [
      { householdUuid: uuid, text: `filled in ${joinNames(filled)}` },
    ]);
    return ok({ uuid, version: version + 1, address: address && addressOf(household), person: before });
  });
}
