import { ok, type Result } from '#base/result.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { tellGuestsChanged } from './change-guests.ts';
import { deleteInvitations, writeInvitations } from './events/invitations.store.ts';
import { readEvents } from './events/read-events.ts';
import { changedMeanwhile, eventMissing, guestMissing } from './guest-failures.ts';
import { updateHouseholds } from './guests.store.ts';
import { readHouseholds } from './read-households.ts';

/** Households that were for later are invited from now on, to exactly these events. Who calls has locked the wedding. */
export async function inviteLater(
  tx: Tx,
  deps: Pick<Platform, 'clock' | 'events'>,
  weddingId: string,
  { uuids, eventUuids }: { uuids: readonly string[]; eventUuids: readonly string[] },
): Promise<Result<undefined>> {
  const now = deps.clock.now();
  const wanted = [...new Set(uuids)];
  const events = await readEvents(tx, weddingId);
  if (eventUuids.some((eventUuid) => !events.some(({ uuid }) => uuid === eventUuid))) return eventMissing();
  const households = await readHouseholds(tx, weddingId, wanted);
  if (households.length < wanted.length) return guestMissing();
  // Somebody else of the couple was faster.
  if (households.some(({ list }) => list !== 'LATER')) return changedMeanwhile();
  const people = households.flatMap((household) => household.people);
  for (const [place, { uuid: eventUuid }] of events.entries()) {
    const isWanted = eventUuids.includes(eventUuid);
    const guestUuids = people
      .filter(({ invitations }) => Boolean(invitations[place]) !== isWanted)
      .map(({ uuid }) => uuid);
    const at = { weddingId, eventUuid, guestUuids };
    if (isWanted) await writeInvitations(tx, at, { status: 'INVITED', dishUuid: null, now });
    else await deleteInvitations(tx, at);
  }
  const change = { side: null, list: 'INVITED', listRank: null, updatedAt: now } as const;
  await updateHouseholds(tx, { weddingId, uuids: wanted }, change);
  await tellGuestsChanged(tx, deps, weddingId);
  return ok(undefined);
}
