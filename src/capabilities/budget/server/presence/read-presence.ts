import { ok, type Result } from '#base/result.ts';
import { demandAbility, type Membership, membershipOf } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { PRESENCE_LASTS_MS, type Presence } from '../../rules/presence.ts';
import { listPresences } from './presence.store.ts';

/** For a member whose rights were asked for already. */
export async function othersHere(
  tx: Tx,
  { weddingId, userId }: Pick<Membership, 'weddingId' | 'userId'>,
  now: Date,
): Promise<Presence[]> {
  const since = new Date(now.getTime() - PRESENCE_LASTS_MS);
  const rows = await listPresences(tx, { weddingId, userId, since });
  return rows.map(({ userUuid, firstName, lineUuid, column }) => ({
    userUuid,
    firstName,
    cell: lineUuid === null || column === null ? null : { lineUuid, column },
  }));
}

/** Who else has the budget open, for whoever may see it. */
export async function readPresence(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { userId }: Pick<SignedInActor, 'userId'>,
): Promise<Result<Presence[]>> {
  const member = demandAbility(await membershipOf(db, userId), 'see-budget');
  return member.ok ? ok(await othersHere(db, member.value, clock.now())) : member;
}
