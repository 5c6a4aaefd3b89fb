import type { Tx } from '#platform/database/database.ts';
import { listInvitations } from './events/invitations.store.ts';
import { readEvents } from './events/read-events.ts';
import { listGuestRows, listHouseholds } from './guests.store.ts';
import { listMailings } from './mailings/mailings.store.ts';
import type { ListRows } from './present.ts';
import { listTagLinks, listTags } from './tags/tags.store.ts';

/** The whole list as it is stored. */
export async function readListRows(tx: Tx, weddingId: string): Promise<ListRows> {
  // One after the other: within a transaction they share a connection.
  return {
    households: await listHouseholds(tx, weddingId),
    people: await listGuestRows(tx, weddingId),
    events: await readEvents(tx, weddingId),
    invitations: await listInvitations(tx, weddingId),
    tags: await listTags(tx, weddingId),
    tagLinks: await listTagLinks(tx, weddingId),
    mailings: await listMailings(tx, weddingId),
  };
}
