import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { Diet, Need } from '../../rules/guest-needs.ts';
import type { InvitationStatus } from '../../rules/invitation.ts';
import { tellGuestsChanged } from '../change-guests.ts';
import { nameGuest, updateCare, updateHousehold } from '../guests.store.ts';
import { writeInvitations } from './invitations.store.ts';

export type GuestReplies = {
  householdUuid: string;
  people: readonly {
    guestUuid: string;
    /** Of a seat that was open; nothing where the name stays. */
    name: { firstName: string; lastName: string } | undefined;
    diets: Diet[];
    dietNote: string;
    needs: Need[];
    events: readonly { eventUuid: string; status: InvitationStatus; dishUuid: string | null }[];
  }[];
};

/** What a household says of itself. Who calls has locked the wedding and knows that all of it may be said. */
export async function takeReplies(
  tx: Tx,
  deps: Pick<Platform, 'clock' | 'events'>,
  weddingId: string,
  { householdUuid, people }: GuestReplies,
): Promise<void> {
  const now = deps.clock.now();
  for (const { guestUuid, name, events, ...care } of people) {
    if (name) await nameGuest(tx, guestUuid, name);
    await updateCare(tx, guestUuid, care);
    for (const { eventUuid, status, dishUuid } of events) {
      await writeInvitations(
        tx,
        { weddingId, eventUuid, guestUuids: [guestUuid] },
        { status, dishUuid, now },
      );
    }
  }
  await updateHousehold(tx, householdUuid, { updatedAt: now });
  await tellGuestsChanged(tx, deps, weddingId);
}
