import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Household, HouseholdInput } from '../contract.ts';
import { MOST_GUESTS } from '../rules/guest-limits.ts';
import { changeGuests, type Deps } from './change-guests.ts';
import { listFull } from './guest-failures.ts';
import { countGuests, findHouseholds, insertHouseholds } from './guests.store.ts';
import { personRows } from './person-rows.ts';
import { presentHouseholds } from './present.ts';

/** New ones, whatever ids their people came with: what was deleted comes back as somebody new. */
export function addHouseholds(
  deps: Deps,
  actor: SignedInActor,
  { households: given }: { households: readonly HouseholdInput[] },
): Promise<Result<{ households: Household[] }>> {
  const { clock } = deps;
  return changeGuests(
    deps,
    actor,
    async (tx, { weddingId }) => {
      const growth = given.reduce((sum, { people }) => sum + people.length, 0);
      if ((await countGuests(tx, weddingId)) + growth > MOST_GUESTS) return listFull();
      const now = clock.now();
      const rows = given.map(({ people, listRank, ...household }) => ({
        row: {
          ...household,
          listRank: household.list === 'LATER' ? listRank : null,
          uuid: clock.uuid(),
          weddingId,
          createdAt: now,
          updatedAt: now,
        },
        people: people.map((person) => ({ ...person, uuid: null })),
      }));
      await insertHouseholds(
        tx,
        rows.map(({ row }) => row),
        rows.flatMap(({ row, people }) => personRows(clock, { weddingId, householdUuid: row.uuid }, people)),
      );
      const uuids = rows.map(({ row }) => row.uuid);
      const added = await findHouseholds(tx, weddingId, uuids);
      const households = presentHouseholds(added.households, added.people, true);
      // As they came.
      return ok({ households: households.toSorted((a, b) => uuids.indexOf(a.uuid) - uuids.indexOf(b.uuid)) });
    },
    { begins: true },
  );
}
