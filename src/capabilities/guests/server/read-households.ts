import type { Tx } from '#platform/database/database.ts';
import type { Household } from '../contract.ts';
import { listInvitations, listInvitationsTo } from './events/invitations.store.ts';
import { readEvents } from './events/read-events.ts';
import { findHouseholds, listGuestRows, listHouseholds } from './guests.store.ts';
import { presentHouseholds } from './present.ts';

/** All of them, as the list would show them to somebody who may edit it. */
export async function readAllHouseholds(tx: Tx, weddingId: string): Promise<Household[]> {
  // One after the other: within a transaction they share a connection.
  const households = await listHouseholds(tx, weddingId);
  const people = await listGuestRows(tx, weddingId);
  const events = await readEvents(tx, weddingId);
  const invitations = await listInvitations(tx, weddingId);
  return presentHouseholds({ households, people, events, invitations }, true);
}

/** Some of a wedding’s households, as its list would show them to somebody who may edit it, in the order they were asked for. */
export async function readHouseholds(
  tx: Tx,
  weddingId: string,
  uuids: readonly string[],
): Promise<Household[]> {
  const { households, people } = await findHouseholds(tx, weddingId, uuids);
  const invitations = await listInvitationsTo(
    tx,
    people.map(({ uuid }) => uuid),
  );
  const events = await readEvents(tx, weddingId);
  const found = presentHouseholds({ households, people, events, invitations }, true);
  return found.toSorted((one, other) => uuids.indexOf(one.uuid) - uuids.indexOf(other.uuid));
}
