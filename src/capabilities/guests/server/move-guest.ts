import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Household } from '../contract.ts';
import { MOST_IN_HOUSEHOLD } from '../rules/guest-limits.ts';
import { personName } from '../rules/guest-person.ts';
import { NEW_HOUSEHOLD } from '../rules/new-household.ts';
import { changeGuests, type Deps } from './change-guests.ts';
import { guestMissing, householdFull } from './guest-failures.ts';
import {
  deleteHouseholds,
  findGuest,
  findHousehold,
  type GuestRow,
  type HouseholdRow,
  insertHouseholds,
  listGuestsIn,
  replaceGuests,
  updateHousehold,
} from './guests.store.ts';
import { noteHistory } from './history/note-history.ts';
import { readHouseholds } from './read-households.ts';

/** A plus-one belongs to somebody of the same household; of whoever has left it, to nobody. */
function inOrder(people: readonly GuestRow[], householdUuid: string): GuestRow[] {
  const present = new Set(people.map(({ uuid }) => uuid));
  return people.map((person, position) => ({
    ...person,
    householdUuid,
    position,
    hostUuid: person.hostUuid !== null && present.has(person.hostUuid) ? person.hostUuid : null,
  }));
}

async function openHousehold(tx: Tx, { clock }: Deps, from: HouseholdRow): Promise<HouseholdRow | undefined> {
  const now = clock.now();
  const { weddingId, side, list } = from;
  const uuid = clock.uuid();
  const row = { ...NEW_HOUSEHOLD, side, list, uuid, weddingId, createdAt: now, updatedAt: now };
  await insertHouseholds(tx, [row], []);
  return findHousehold(tx, weddingId, uuid);
}

/** A household that nobody is left in goes. */
async function leave(
  tx: Tx,
  { clock }: Deps,
  from: HouseholdRow,
  people: readonly GuestRow[],
): Promise<void> {
  if (people.length === 0) {
    await deleteHouseholds(tx, from.weddingId, [from.uuid]);
    return;
  }
  await updateHousehold(tx, from.uuid, { updatedAt: clock.now() });
  await replaceGuests(tx, from.uuid, inOrder(people, from.uuid));
}

async function presentOne(tx: Tx, { weddingId, uuid }: HouseholdRow): Promise<Result<Household>> {
  const [household] = await readHouseholds(tx, weddingId, [uuid]);
  return household ? ok(household) : guestMissing();
}

/** Behind those who are there already, or to a household of their own on the same side. */
export function moveGuest(
  deps: Deps,
  actor: SignedInActor,
  { guestUuid, householdUuid }: { guestUuid: string; householdUuid: string | null },
): Promise<Result<Household>> {
  return changeGuests(deps, actor, async (tx, { weddingId }) => {
    const guest = await findGuest(tx, weddingId, guestUuid);
    const from = guest && (await findHousehold(tx, weddingId, guest.householdUuid));
    if (!guest || !from) return guestMissing();
    const to =
      householdUuid === null
        ? await openHousehold(tx, deps, from)
        : await findHousehold(tx, weddingId, householdUuid);
    if (!to) return guestMissing();
    const there = await listGuestsIn(tx, to.uuid);
    if (to.uuid === from.uuid) return presentOne(tx, to);
    if (there.length >= MOST_IN_HOUSEHOLD) return householdFull();
    const left = (await listGuestsIn(tx, from.uuid)).filter(({ uuid }) => uuid !== guestUuid);
    // There first: who leaves a household that goes must not go with it.
    await updateHousehold(tx, to.uuid, { updatedAt: deps.clock.now() });
    await replaceGuests(tx, to.uuid, inOrder([...there, guest], to.uuid));
    await leave(tx, deps, from, left);
    const name = personName(guest);
    await noteHistory(tx, { clock: deps.clock, weddingId, byUser: actor.userId }, [
      ...(left.length > 0 ? [{ householdUuid: from.uuid, text: `moved ${name} to another household` }] : []),
      { householdUuid: to.uuid, text: `moved ${name} here` },
    ]);
    return presentOne(tx, to);
  });
}
