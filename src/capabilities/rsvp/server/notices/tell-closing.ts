import { addDays, calendarDateOf } from '#base/calendar-date.ts';
import { readAllHouseholds, readEvents } from '#capabilities/guests/server/index.ts';
import { lockWedding } from '#capabilities/weddings/server/index.ts';
import { transact } from '#platform/database/transact.ts';
import { queueMail } from '#platform/messages/send-message.ts';
import type { Platform } from '#platform/platform.ts';
import { isClosingTomorrow } from '../../rules/notices/closing-time.ts';
import { findWeddingPlace } from '../settings.store.ts';
import { weddingZone } from '../wedding-zone.ts';
import { type Closing, insertClosingMail, listClosings, listOwners } from './closing.store.ts';
import { closingMail } from './closing-mail.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'publicUrl'>;

/** Zones differ from ours by less than a day on either side. */
const AROUND_DAYS = 2;

async function tellOne({ db, clock, publicUrl }: Deps, closing: Closing): Promise<void> {
  await transact(db, async (tx) => {
    const { weddingId, closesOn } = closing;
    const now = clock.now();
    const place = await findWeddingPlace(tx, weddingId);
    if (!place || !isClosingTomorrow(closesOn, weddingZone(place), now)) return;
    if (!(await lockWedding(tx, weddingId)) || !(await insertClosingMail(tx, closing, now))) return;
    const households = await readAllHouseholds(tx, weddingId);
    const events = await readEvents(tx, weddingId);
    const mail = closingMail({ households, events }, closesOn, publicUrl);
    if (!mail) return;
    for (const { userId, email } of await listOwners(tx, weddingId))
      await queueMail(tx, clock, {
        key: `rsvp-closing:${weddingId}:${closesOn}:${userId}`,
        to: email,
        ...mail,
      });
  });
}

/** The day before answers close, the couple hears how many came in and whom to call; once for each such day. */
export async function tellClosing(deps: Deps): Promise<void> {
  const today = calendarDateOf(deps.clock.now());
  for (const closing of await listClosings(deps.db, today, addDays(today, AROUND_DAYS)))
    await tellOne(deps, closing);
}
