import { ok, type Result } from '#base/result.ts';
import { demandAbility, membershipOf, weddingTopic } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import type { Platform } from '#platform/platform.ts';
import { isHere, isSameCell, type Presence, type PresenceCell } from '../../rules/presence.ts';
import { findPresence, type PresenceRow, putPresence, removePresence } from './presence.store.ts';
import { othersHere } from './read-presence.ts';

type Deps = Pick<Platform, 'db' | 'clock'>;

/** Says that somebody came, moved or left. Who and where is only told to those who may ask. */
async function tellOthers(tx: Tx, weddingId: string): Promise<void> {
  await publishLive(tx, weddingTopic(weddingId), { kind: 'presence' });
}

function cellOf(row: PresenceRow): PresenceCell | null {
  const { lineUuid, column } = row;
  return lineUuid === null || column === null ? null : { lineUuid, column };
}

/** Pages say again and again that they are open; the others hear of it only when it is news. */
export function tellPresence(
  { db, clock }: Deps,
  { userId }: Pick<SignedInActor, 'userId'>,
  { cell }: { cell: PresenceCell | null },
): Promise<Result<Presence[]>> {
  return transact(db, async (tx): Promise<Result<Presence[]>> => {
    const member = demandAbility(await membershipOf(tx, userId), 'see-budget');
    if (!member.ok) return member;
    const { weddingId } = member.value;
    const now = clock.now();
    const before = await findPresence(tx, userId);
    const isKnown =
      before?.weddingId === weddingId && isHere(before.seenAt, now) && isSameCell(cellOf(before), cell);
    const place = { lineUuid: cell?.lineUuid ?? null, column: cell?.column ?? null };
    await putPresence(tx, { userId, weddingId, ...place, seenAt: now });
    if (!isKnown) await tellOthers(tx, weddingId);
    return ok(await othersHere(tx, member.value, now));
  });
}

/** Nobody needs a right to leave. */
export function endPresence(
  { db }: Pick<Deps, 'db'>,
  { userId }: Pick<SignedInActor, 'userId'>,
): Promise<Result<{ ended: boolean }>> {
  return transact(db, async (tx): Promise<Result<{ ended: boolean }>> => {
    const before = await findPresence(tx, userId);
    const ended = await removePresence(tx, userId);
    if (before && ended) await tellOthers(tx, before.weddingId);
    return ok({ ended });
  });
}
