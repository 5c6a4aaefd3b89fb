import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tx } from '#platform/database/database.ts';
import type { InvitationChange } from '../../contract/events.contract.ts';
import { invitationWords } from '../../rules/history/history-words.ts';
import { changeGuests, type Deps } from '../change-guests.ts';
import { eventMissing, guestMissing } from '../guest-failures.ts';
import { notePeople } from '../history/note-history.ts';
import { findEvent, listDishesOf } from './events.store.ts';
import { deleteInvitations, listKnownGuests, writeInvitations } from './invitations.store.ts';

async function setOne(
  tx: Tx,
  noting: { clock: Clock; weddingId: string; byUser: string },
  { eventUuid, status, dishUuid, guestUuids }: InvitationChange,
): Promise<Result<number>> {
  const { clock, weddingId } = noting;
  const event = await findEvent(tx, weddingId, eventUuid);
  if (!event) return eventMissing();
  const known = await listKnownGuests(tx, weddingId, guestUuids);
  if (known.length < new Set(guestUuids).size) return guestMissing();
  const place = { weddingId, eventUuid, guestUuids: known };
  const dishes = dishUuid === null ? [] : await listDishesOf(tx, eventUuid);
  if (dishUuid !== null && !dishes.some(({ uuid }) => uuid === dishUuid)) return eventMissing();
  const dish = status === 'ATTENDING' ? dishUuid : null;
  const changed =
    status === null
      ? await deleteInvitations(tx, place)
      : await writeInvitations(tx, place, { status, dishUuid: dish, now: clock.now() });
  await notePeople(tx, noting, changed, invitationWords(status, event.name));
  return ok(changed.length);
}

/** The couple may say anything at any time, also what a guest told them by phone. All of it, or nothing. */
export function setInvitations(
  deps: Deps,
  actor: SignedInActor,
  { changes }: { changes: readonly InvitationChange[] },
): Promise<Result<{ changed: number }>> {
  return changeGuests(deps, actor, async (tx, { weddingId }) => {
    let changed = 0;
    for (const change of changes) {
      const done = await setOne(tx, { clock: deps.clock, weddingId, byUser: actor.userId }, change);
      if (!done.ok) return done;
      changed += done.value;
    }
    return ok({ changed });
  });
}
