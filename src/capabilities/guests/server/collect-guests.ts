import { membershipOf } from '#capabilities/weddings/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { listGuestRows, listHouseholds } from './guests.store.ts';
import { presentHouseholds } from './present.ts';

/** For the archive of a person: the list of their wedding, as far as they may see it. */
export async function collectGuests(tx: Tx, userId: string) {
  const member = await membershipOf(tx, userId);
  if (!member) return { households: [] };
  const households = await listHouseholds(tx, member.weddingId);
  const people = await listGuestRows(tx, member.weddingId);
  return { households: presentHouseholds(households, people, member.allowed.includes('see-guests')) };
}
