import type { Tx } from '#platform/database/database.ts';
import type { Household } from '../contract.ts';
import { listInvitationsTo } from './events/invitations.store.ts';
import { readEvents } from './events/read-events.ts';
import { findHouseholds } from './guests.store.ts';
import { listMailingsTo } from './mailings/mailings.store.ts';
import { presentHouseholds } from './present.ts';
import { readListRows } from './read-list-rows.ts';
import { listTagLinksOf, listTags } from './tags/tags.store.ts';

/** All of them, as the list would show them to somebody who may edit it. */
export async function readAllHouseholds(tx: Tx, weddingId: string): Promise<Household[]> {
  return presentHouseholds(await readListRows(tx, weddingId), true);
}

/** Some of a wedding’s households, as its list would show them to somebody who may edit it, in the order they were asked for. */
export async function readHouseholds(
  tx: Tx,
  weddingId: string,
  uuids: readonly string[],
): Promise<Household[]> {
  const { households, people } = await findHouseholds(tx, weddingId, uuids);
  const guestUuids = people.map(({ uuid }) => uuid);
  const invitations = await listInvitationsTo(tx, guestUuids);
  const events = await readEvents(tx, weddingId);
  const tags = await listTags(tx, weddingId);
  const tagLinks = await listTagLinksOf(tx, guestUuids);
  const mailings = await listMailingsTo(tx, uuids);
  const rows = { households, people, events, invitations, tags, tagLinks, mailings };
  const found = presentHouseholds(rows, true);
  return found.toSorted((one, other) => uuids.indexOf(one.uuid) - uuids.indexOf(other.uuid));
}
