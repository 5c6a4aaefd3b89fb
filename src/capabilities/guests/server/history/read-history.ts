import { ok, type Result } from '#base/result.ts';
import { demandAbility, membershipOf } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { HouseholdHistory } from '../../contract/history.contract.ts';
import { HISTORY_PAGE } from '../../rules/history/history-words.ts';
import { guestMissing } from '../guest-failures.ts';
import { findHousehold } from '../guests.store.ts';
import { listHistory } from './history.store.ts';

type Asked = { uuid: string; before?: string | undefined };

/** For those who may see all that it tells of. */
export async function readHistory(
  { db }: Pick<Platform, 'db'>,
  actor: SignedInActor,
  { uuid, before = undefined }: Asked,
): Promise<Result<HouseholdHistory>> {
  const allowed = demandAbility(await membershipOf(db, actor.userId), 'see-guests');
  if (!allowed.ok) return allowed;
  const { weddingId } = allowed.value;
  if (!(await findHousehold(db, weddingId, uuid))) return guestMissing();
  const rows = await listHistory(db, { weddingId, householdUuid: uuid, before: before ?? null });
  return ok({
    entries: rows.slice(0, HISTORY_PAGE).map(({ entry, firstName }) => ({
      uuid: entry.uuid,
      at: entry.at.toISOString(),
      // Whoever has left is nobody’s name any more.
      text: entry.isByGuest ? entry.text : `${firstName || 'Someone'} ${entry.text}`,
    })),
    isMore: rows.length > HISTORY_PAGE,
  });
}
