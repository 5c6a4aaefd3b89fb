import { membershipOf } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { GuestListAnswer } from '../contract.ts';
import { findCouple, listGuestRows, listHouseholds } from './guests.store.ts';
import { presentHouseholds } from './present.ts';

/** Everybody at once. Who has no wedding yet begins one with the first name. */
export async function listGuests(
  { db }: Pick<Platform, 'db'>,
  actor: SignedInActor,
): Promise<GuestListAnswer> {
  const member = await membershipOf(db, actor.userId);
  if (!member) return { households: [], seesDetails: true, canEdit: true, couple: { a: '', b: '' } };
  const { weddingId, allowed } = member;
  const [households, people, couple] = await Promise.all([
    listHouseholds(db, weddingId),
    listGuestRows(db, weddingId),
    findCouple(db, weddingId),
  ]);
  const seesDetails = allowed.includes('see-guests');
  return {
    households: presentHouseholds(households, people, seesDetails),
    seesDetails,
    canEdit: allowed.includes('edit-guests'),
    couple,
  };
}
