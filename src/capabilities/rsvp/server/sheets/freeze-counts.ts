import { addDays, calendarDate, calendarDateOf } from '#base/calendar-date.ts';
import { lockWedding, weddingTopic } from '#capabilities/weddings/server/index.ts';
import { transact } from '#platform/database/transact.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import type { Platform } from '#platform/platform.ts';
import { freezeDay } from '../../rules/sheets/count-plan.ts';
import { SHEET_FIELDS } from '../../rules/sheets/sheet-fields.ts';
import { findWeddingPlace } from '../settings.store.ts';
import { weddingZone } from '../wedding-zone.ts';
import { insertGuarantee, listUnpromised, type Unpromised } from './count-plans.store.ts';
import { readEventLines } from './read-event-lines.ts';

type Deps = Pick<Platform, 'db' | 'clock'>;

const AT_ONCE = 100;
/** A week, and the weekend before it; a day more for where it is tomorrow already. */
const DAYS_AHEAD = 10;

async function freezeCount({ db, clock }: Deps, event: Unpromised): Promise<void> {
  const { eventUuid, weddingId, date } = event;
  await transact(db, async (tx) => {
    const now = clock.now();
    const place = await findWeddingPlace(tx, weddingId);
    const today = calendarDateOf(now, weddingZone(place ?? { spot: null }));
    const day = freezeDay(date, event);
    if (day === null || today < day || today > date || !(await lockWedding(tx, weddingId))) return;
    const lines = (await readEventLines(tx, weddingId)).linesOf(eventUuid, SHEET_FIELDS);
    if (lines && (await insertGuarantee(tx, { eventUuid, weddingId, lines, at: now })))
      await publishLive(tx, weddingTopic(weddingId), { kind: 'rsvp', id: weddingId });
  });
}

/** On the day that was agreed the count of an event becomes the one that was promised, once; who promised earlier is left alone. */
export async function freezeCounts(deps: Deps): Promise<void> {
  let after: string | null = null;
  for (;;) {
    const today = calendarDateOf(deps.clock.now());
    const events: Unpromised[] = await listUnpromised(deps.db, {
      from: addDays(calendarDate(today), -1),
      until: addDays(calendarDate(today), DAYS_AHEAD),
      limit: AT_ONCE,
      after,
    });
    for (const event of events) await freezeCount(deps, event);
    if (events.length < AT_ONCE) return;
    after = events.at(-1)?.eventUuid ?? null;
  }
}
