import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import type { InvitationChange } from '../../contract/events.contract.ts';
import { changeGuests, type Deps } from '../change-guests.ts';
import { eventMissing, guestMissing } from '../guest-failures.ts';
import { findEvent, listDishesOf } from './events.store.ts';
import { deleteInvitations, listKnownGuests, writeInvitations } from './invitations.store.ts';

async function setOne(
  tx: Tx,
  { clock }: Deps,
  weddingId: string,
  { eventUuid, status, dishUuid, guestUuids }: InvitationChange,
): Promise<Result<number>> {
  if (!(await findEvent(tx, weddingId, eventUuid))) return eventMissing();
  const known = await listKnownGuests(tx, weddingId, guestUuids);
  if (known.length < new Set(guestUuids).size) return guestMissing();
  const place = { weddingId, eventUuid, guestUuids: known };
  if (status === null) return ok(await deleteInvitations(tx, place));
  const dishes = dishUuid === null ? [] : await listDishesOf(tx, eventUuid);
  if (dishUuid !== null && !dishes.some(({ uuid }) => uuid === dishUuid)) return eventMissing();
  const dish = status === 'ATTENDING' ? dishUuid : null;
  return ok(await writeInvitations(tx, place, { status, dishUuid: dish, now: clock.now() }));
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
      const done = await setOne(tx, deps, weddingId, change);
      if (!done.ok) return done;
      changed += done.value;
    }
    return ok({ changed });
  });
}
