import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { Diet, Need } from '../../rules/guest-needs.ts';
import { personName } from '../../rules/guest-person.ts';
import { answersText } from '../../rules/history/history-words.ts';
import type { InvitationStatus } from '../../rules/invitation.ts';
import { tellGuestsChanged } from '../change-guests.ts';
import { nameGuest, updateCare, updateHousehold } from '../guests.store.ts';
import { listNames } from '../history/history.store.ts';
import { noteHistory } from '../history/note-history.ts';
import { listEventRows } from './events.store.ts';
import { writeInvitations } from './invitations.store.ts';

export type GuestReplies = {
  householdUuid: string;
  /** Who of those who plan wrote it down; nobody where they answered themselves. */
  byUser: string | null;
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

/** 'Ana Lee answered: coming to Wedding' */
async function answersOf(tx: Tx, guestUuid: string, words: string): Promise<string[]> {
  const people = await listNames(tx, [guestUuid]);
  return people.map((person) => `${personName(person)} answered: ${words}`);
}

/** What a household says of itself. Who calls has locked the wedding and knows that all of it may be said. */
export async function takeReplies(
  tx: Tx,
  deps: Pick<Platform, 'clock' | 'events'>,
  weddingId: string,
  { householdUuid, people, byUser }: GuestReplies,
): Promise<void> {
  const now = deps.clock.now();
  const events = new Map((await listEventRows(tx, weddingId)).map(({ uuid, name }) => [uuid, name]));
  const answers: string[] = [];
  for (const { guestUuid, name, events: said, ...care } of people) {
    if (name) await nameGuest(tx, guestUuid, name);
    await updateCare(tx, guestUuid, care);
    const changed = [];
    for (const { eventUuid, status, dishUuid } of said) {
      const place = { weddingId, eventUuid, guestUuids: [guestUuid] };
      const those = await writeInvitations(tx, place, { status, dishUuid, now });
      if (those.length > 0) changed.push({ status, event: events.get(eventUuid) ?? '' });
    }
    if (changed.length > 0) answers.push(...(await answersOf(tx, guestUuid, answersText(changed))));
  }
  await updateHousehold(tx, householdUuid, { updatedAt: now });
  const text = byUser ? `noted their reply. ${answers.join('. ')}` : answers.join('. ');
  if (answers.length > 0)
    await noteHistory(tx, { clock: deps.clock, weddingId, byUser }, [{ householdUuid, text }]);
  await tellGuestsChanged(tx, deps, weddingId);
}
