import { calendarDateOf } from '#base/calendar-date.ts';
import { readStepsOfOthers } from '#capabilities/activity/server/index.ts';
import { weddingZone } from '#capabilities/weddings/rules/wedding-day.ts';
import { withWeddingAbilities } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { LatelyAnswer } from '../contract.ts';
import { findHome } from './home.store.ts';

/** Sixty days are kept, and whatever follows closely is one step: few weddings have as many. */
const MOST = 200;

export async function readLately(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { userId }: SignedInActor,
): Promise<LatelyAnswer> {
  const row = await findHome(db, userId);
  const timeZone = weddingZone(row);
  const here = { today: calendarDateOf(clock.now(), timeZone), timeZone };
  if (!row || row.weddingId === null) return { ...here, steps: [] };
  const member = withWeddingAbilities({ ...row, weddingId: row.weddingId, userId });
  return { ...here, steps: await readStepsOfOthers(db, member, MOST) };
}
