import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Household, HouseholdInput } from '../contract.ts';
import { MOST_GUESTS } from '../rules/guest-limits.ts';
import { savedWords } from '../rules/history/saved-words.ts';
import { changeGuests, type Deps } from './change-guests.ts';
import { inviteLike } from './events/invitations.store.ts';
import { changedMeanwhile, guestMissing, listFull } from './guest-failures.ts';
import { countGuests, findHousehold, listGuestsIn, replaceGuests, updateHousehold } from './guests.store.ts';
import { noteHistory } from './history/note-history.ts';
import { personRows } from './person-rows.ts';
import { readHouseholds } from './read-households.ts';

type Wish = HouseholdInput & { uuid: string; version: number };

/** The whole household as the form shows it. Who has seen an older one is told, and loses nothing that they typed. */
export function saveHousehold(
  deps: Deps,
  actor: SignedInActor,
  { uuid, version, people, ...given }: Wish,
): Promise<Result<Household>> {
  const { clock } = deps;
  return changeGuests(deps, actor, async (tx, { weddingId }) => {
    const household = await findHousehold(tx, weddingId, uuid);
    if (!household) return guestMissing();
    if (household.version !== version) return changedMeanwhile();
    const before = await listGuestsIn(tx, uuid);
    const known = new Set(before.map((person) => person.uuid));
    const named = people.flatMap((person) => person.uuid ?? []);
    if (named.some((person) => !known.has(person)) || new Set(named).size < named.length)
      return guestMissing();
    const growth = people.length - before.length;
    if (growth > 0 && (await countGuests(tx, weddingId)) + growth > MOST_GUESTS) return listFull();
    await updateHousehold(tx, uuid, {
      ...given,
      listRank: given.list === 'LATER' ? given.listRank : null,
      updatedAt: clock.now(),
    });
    const rows = personRows(clock, { weddingId, householdUuid: uuid }, people);
    await replaceGuests(tx, uuid, rows);
    const words = savedWords(
      { fields: household, people: before },
      { fields: given, people: await listGuestsIn(tx, uuid) },
    );
    await noteHistory(
      tx,
      { clock, weddingId, byUser: actor.userId },
      words.map((text) => ({ householdUuid: uuid, text })),
    );
    const guestUuids = rows.map((row) => row.uuid).filter((guest) => !known.has(guest));
    const [first] = before;
    if (first && guestUuids.length > 0)
      await inviteLike(tx, { weddingId, guestUuid: first.uuid, guestUuids });
    const [saved] = await readHouseholds(tx, weddingId, [uuid]);
    return saved ? ok(saved) : guestMissing();
  });
}
