import { calendarDateOf } from '#base/calendar-date.ts';
import { linkCodeOf } from '#base/link-code.ts';
import { forgetGuests } from '#capabilities/guests/server/index.ts';
import { lockWedding, weddingTopic } from '#capabilities/weddings/server/index.ts';
import { transact } from '#platform/database/transact.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import type { Platform } from '#platform/platform.ts';
import { shortCodeOf } from '../../rules/short-code.ts';
import { LINK_BYTES, SHORT_BYTES } from '../ensure-links.ts';
import {
  clearClaims,
  clearSheets,
  clearSubmissions,
  deleteLetterAddresses,
  deleteSaid,
  listDue,
  listLinked,
  noteForgotten,
  replaceCodes,
} from './forgetting.store.ts';

type Deps = Pick<Platform, 'db' | 'clock'>;

const AT_ONCE = 50;

/** What guests told of one wedding is gone, all of it or nothing; under the lock it is asked again whether it is due. */
async function forgetWedding({ db, clock }: Deps, weddingId: string): Promise<void> {
  await transact(db, async (tx) => {
    const now = clock.now();
    if (!(await lockWedding(tx, weddingId))) return;
    const [due] = await listDue(tx, { today: calendarDateOf(now), limit: 1, weddingId });
    if (!due) return;
    await forgetGuests(tx, weddingId);
    await clearSubmissions(tx, weddingId);
    await deleteSaid(tx, weddingId);
    await clearClaims(tx, weddingId);
    await clearSheets(tx, weddingId);
    await deleteLetterAddresses(tx, weddingId);
    const code = (bytes: number) => Buffer.from(clock.token(bytes), 'base64url');
    const codes = (await listLinked(tx, weddingId)).map((householdUuid) => ({
      householdUuid,
      linkCode: linkCodeOf(code(LINK_BYTES)),
      shortCode: shortCodeOf(code(SHORT_BYTES)),
    }));
    await replaceCodes(tx, codes, linkCodeOf(code(LINK_BYTES)), weddingId);
    await noteForgotten(tx, weddingId, now);
    for (const kind of ['guests', 'rsvp'] as const)
      await publishLive(tx, weddingTopic(weddingId), { kind, id: weddingId });
  });
}

/** Every wedding whose day has come, each by itself: whoever is stopped in the middle goes on with the next. */
export async function forgetDue(deps: Deps): Promise<void> {
  let after: string | null = null;
  for (;;) {
    const today = calendarDateOf(deps.clock.now());
    const due: string[] = await listDue(deps.db, { today, limit: AT_ONCE, after });
    for (const weddingId of due) await forgetWedding(deps, weddingId);
    if (due.length < AT_ONCE) return;
    after = due.at(-1) ?? null;
  }
}
