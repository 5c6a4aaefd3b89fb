import type pg from 'pg';
import { addDays, calendarDateOf } from '#base/calendar-date.ts';
import { refreshSearch } from '#capabilities/search/server/index.ts';
import type { DemoWorld } from '#capabilities/world/server/index.ts';
import { decidedYears } from '../../rules/award-years.ts';
import { decideYear } from '../awards/decide-awards.ts';
import { DAYS_BACK, keepCounts, readBatches } from '../count/count-day.ts';
import { settleDay } from '../count/nights.store.ts';
import { toTx } from './world.store.ts';

const AT_A_TIME = 500;

/** Last night's count, and the awards of all years that are over: everything in the demo is earned by its own rows. */
export async function fillDemo(client: pg.ClientBase, { now }: DemoWorld): Promise<void> {
  const tx = toTx(client);
  const yesterday = addDays(calendarDateOf(now), -1);
  await settleDay(tx, yesterday, addDays(yesterday, -DAYS_BACK), now);
  const changed = new Set<number>();
  for await (const batch of readBatches(tx, yesterday)) {
    for (const id of await keepCounts(tx, yesterday, batch, now)) changed.add(id);
  }
  for (const year of decidedYears(calendarDateOf(now))) {
    const decidedAt = new Date(`${year + 1}-02-01T12:00:00Z`);
    for (const id of await decideYear(tx, year, decidedAt)) changed.add(id);
  }
  const ids = [...changed].sort((first, second) => first - second);
  for (let from = 0; from < ids.length; from += AT_A_TIME) {
    await refreshSearch(tx, ids.slice(from, from + AT_A_TIME), now);
  }
}
