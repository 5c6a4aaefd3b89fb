import { addDays, calendarDateOf } from '#base/calendar-date.ts';
import { transact } from '#platform/database/transact.ts';
import { type CountDeps, countDay } from './count-day.ts';
import { findLastNight, forgetCountsBefore } from './nights.store.ts';

/** Nights that were missed are made up for, so many at most; whoever looks at others gets them counted then. */
const MOST_NIGHTS = 7;
const KEPT_DAYS = 62;

/** Counts yesterday, and the days before it that no night has counted. */
export async function countNights(deps: CountDeps): Promise<void> {
  const yesterday = addDays(calendarDateOf(deps.clock.now()), -1);
  const last = await findLastNight(deps.db);
  const earliest = addDays(yesterday, 1 - MOST_NIGHTS);
  let day = last ? addDays(last.day, 1) : yesterday;
  if (day < earliest) day = earliest;
  // A count that broke off is done again.
  if (day > yesterday) day = yesterday;
  for (; day <= yesterday; day = addDays(day, 1)) await countDay(deps, day);
  await transact(deps.db, (tx) => forgetCountsBefore(tx, addDays(yesterday, -KEPT_DAYS)));
}
