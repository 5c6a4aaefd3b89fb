import type { Tx } from '#platform/database/database.ts';
import { listInvitationsOf } from './invitations.store.ts';
import { findRememberedLocation } from './locations.store.ts';
import type { Membership } from './policy.ts';
import { listPreferenceRows } from './preferences.store.ts';
import { presentMember, presentWedding } from './present.ts';
import { findWedding, listLocations, listMembers, membershipOf } from './store.ts';

async function exportWedding(tx: Tx, membership: Membership) {
  const { weddingId } = membership;
  const view = await findWedding(tx, weddingId);
  if (!view) return null;
  const members = (await listMembers(tx, weddingId)).map((row) => presentMember(row, membership));
  const preferences = await listPreferenceRows(tx, weddingId);
  return {
    ...presentWedding(view, membership),
    locationHistory: (await listLocations(tx, weddingId)).map(({ location, recordedAt }) => ({
      location,
      recordedAt: recordedAt.toISOString(),
    })),
    // Other people's addresses are theirs to export.
    members: members.map(({ firstName, lastName, role: memberRole, isYou }) => ({
      firstName,
      lastName,
      role: memberRole,
      isYou,
    })),
    preferences: preferences.map(({ key, enabled, answeredAt }) => ({
      key,
      enabled,
      answeredAt: answeredAt.toISOString(),
    })),
  };
}

/** Everything this capability knows about a person, as plain JSON. */
export async function exportWeddings(tx: Tx, userId: string) {
  const membership = await membershipOf(tx, userId);
  const invitations = await listInvitationsOf(tx, userId);
  return {
    wedding: membership ? await exportWedding(tx, membership) : null,
    invitations: invitations.map(({ sentAt, answeredAt, ...invitation }) => ({
      ...invitation,
      sentAt: sentAt.toISOString(),
      answeredAt: answeredAt?.toISOString() ?? null,
    })),
    searchedLocation: (await findRememberedLocation(tx, userId)) ?? null,
  };
}
