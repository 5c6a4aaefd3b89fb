import { ok, type Result } from '#base/result.ts';
import {
  demandAbility,
  type Membership,
  membershipOf,
  weddingTopic,
} from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import type { Platform } from '#platform/platform.ts';
import { isHere, PRESENCE_LASTS_MS, type Presence, type PresencePlace } from '../../rules/presence.ts';
import { findPlan } from '../plans.store.ts';
import { planMissing } from '../seating-failures.ts';
import { findPresence, listPresences, putPresence, removePresence } from './presence.store.ts';

type Deps = Pick<Platform, 'db' | 'clock'>;
type Actor = Pick<SignedInActor, 'userId'>;

/** Says that somebody came, moved or left. Who and where is only told to those who may ask. */
async function tellOthers(tx: Tx, weddingId: string): Promise<void> {
  await publishLive(tx, weddingTopic(weddingId), { kind: 'seating-presence' });
}

async function othersHere(
  tx: Tx,
  { weddingId, userId }: Pick<Membership, 'weddingId' | 'userId'>,
  now: Date,
): Promise<Presence[]> {
  const since = new Date(now.getTime() - PRESENCE_LASTS_MS);
  const rows = await listPresences(tx, { weddingId, userId, since });
  return rows.map(({ userUuid, firstName, ...place }) => ({ userUuid, firstName, place }));
}

/** Who else has a plan open, for whoever may see it. */
export async function readPresence({ db, clock }: Deps, { userId }: Actor): Promise<Result<Presence[]>> {
  const member = demandAbility(await membershipOf(db, userId), 'see-wedding');
  return member.ok ? ok(await othersHere(db, member.value, clock.now())) : member;
}

/** Pages say again and again that they are open; the others hear of it only when it is news. */
export function tellPresence(
  { db, clock }: Deps,
  { userId }: Actor,
  { planUuid, tableUuid }: PresencePlace,
): Promise<Result<Presence[]>> {
  return transact(db, async (tx): Promise<Result<Presence[]>> => {
    const member = demandAbility(await membershipOf(tx, userId), 'see-wedding');
    if (!member.ok) return member;
    const { weddingId } = member.value;
    if (!(await findPlan(tx, weddingId, planUuid))) return planMissing();
    const now = clock.now();
    const before = await findPresence(tx, userId);
    const isKnown =
      before !== undefined &&
      isHere(before.seenAt, now) &&
      before.planUuid === planUuid &&
      before.tableUuid === tableUuid;
    await putPresence(tx, { userId, weddingId, planUuid, tableUuid, seenAt: now });
    if (!isKnown) await tellOthers(tx, weddingId);
    return ok(await othersHere(tx, member.value, now));
  });
}

/** Nobody needs a right to leave. */
export function endPresence(
  { db }: Pick<Deps, 'db'>,
  { userId }: Actor,
): Promise<Result<{ ended: boolean }>> {
  return transact(db, async (tx): Promise<Result<{ ended: boolean }>> => {
    const before = await findPresence(tx, userId);
    const ended = await removePresence(tx, userId);
    if (before && ended) await tellOthers(tx, before.weddingId);
    return ok({ ended });
  });
}
