import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Household, HouseholdInput } from '../contract.ts';
import { MOST_GUESTS } from '../rules/guest-limits.ts';
import { changeGuests, type Deps } from './change-guests.ts';
import { changedMeanwhile, guestMissing, listFull } from './guest-failures.ts';
import { countGuests, findHousehold, listGuestsIn, replaceGuests, updateHousehold } from './guests.store.ts';
import { personRows } from './person-rows.ts';
import { presentHousehold } from './present.ts';

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
    await replaceGuests(tx, uuid, personRows(clock, { weddingId, householdUuid: uuid }, people));
    const saved = await findHousehold(tx, weddingId, uuid);
    return saved ? ok(presentHousehold(saved, await listGuestsIn(tx, uuid))) : guestMissing();
  });
}
