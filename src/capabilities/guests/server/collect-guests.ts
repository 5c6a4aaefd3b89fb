import { membershipOf } from '#capabilities/weddings/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { listInvitations } from './events/invitations.store.ts';
import { readEvents } from './events/read-events.ts';
import { listGuestRows, listHouseholds } from './guests.store.ts';
import { presentHouseholds } from './present.ts';

/** For the archive of a person: the list of their wedding, as far as they may see it. */
export async function collectGuests(tx: Tx, userId: string) {
  const member = await membershipOf(tx, userId);
  if (!member) return { events: [], households: [] };
  const { weddingId, allowed } = member;
  const events = await readEvents(tx, weddingId);
  const rows = {
    households: await listHouseholds(tx, weddingId),
    people: await listGuestRows(tx, weddingId),
    invitations: await listInvitations(tx, weddingId),
    events,
  };
  return { events, households: presentHouseholds(rows, allowed.includes('see-guests')) };
}
