import { paths } from '#app/rules/paths.ts';
import { ok, type Result } from '#base/result.ts';
import { noteStep } from '#capabilities/activity/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Household, HouseholdInput } from '../contract.ts';
import { MOST_GUESTS } from '../rules/guest-limits.ts';
import { householdName } from '../rules/household-names.ts';
import { type ChangeDeps, changeGuests } from './change-guests.ts';
import { inviteToOpen } from './events/invitations.store.ts';
import { openFirstEvent } from './events/open-first-event.ts';
import { listFull } from './guest-failures.ts';
import { countGuests, insertHouseholds } from './guests.store.ts';
import { noteHistory } from './history/note-history.ts';
import { personRows } from './person-rows.ts';
import { readHouseholds } from './read-households.ts';

/** New ones, whatever ids their people came with: what was deleted comes back as somebody new. */
export function addHouseholds(
  deps: ChangeDeps,
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
      const people = rows.flatMap(({ row, people }) =>
        personRows(clock, { weddingId, householdUuid: row.uuid }, people),
      );
      await insertHouseholds(
        tx,
        rows.map(({ row }) => row),
        people,
      );
      await openFirstEvent(tx, clock, weddingId);
      await inviteToOpen(
        tx,
        weddingId,
        people.map(({ uuid }) => uuid),
      );
      const uuids = rows.map(({ row }) => row.uuid);
      await noteHistory(
        tx,
        { clock, weddingId, byUser: actor.userId },
        uuids.map((householdUuid) => ({ householdUuid, text: 'added them' })),
      );
      const added = await readHouseholds(tx, weddingId, uuids);
      await noteStep(tx, deps, {
        ...{ weddingId, userId: actor.userId, kind: 'GUESTS_ADDED', href: paths.guests() },
        subject: added[0] ? householdName(added[0]) : '',
        count: people.length,
      });
      return ok({ households: added });
    },
    { begins: true },
  );
}
