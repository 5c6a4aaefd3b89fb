import { calendarDateOf } from '#base/calendar-date.ts';
import { awardOfYear } from '#capabilities/storefronts/rules/badges.ts';
import { announceHonors, replaceAwards } from '#capabilities/storefronts/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import { decidedYears, lastDayOf } from '../../rules/award-years.ts';
import { judgeBestOf } from '../../rules/judge-standing.ts';
import type { CountDeps } from '../count/count-day.ts';
import { listFacts, listScopes } from '../count/facts.store.ts';
import { noteDecided } from './awards.store.ts';

async function listEarners(tx: Tx, year: number): Promise<number[]> {
  const earners: number[] = [];
  for (const scope of await listScopes(tx)) {
    for (const { id, facts } of await listFacts(tx, lastDayOf(year), scope)) {
      if (facts.publishedOn !== null && judgeBestOf(facts).standing === 'earned') earners.push(id);
    }
  }
  return earners;
}

/** Who earned it has it and nobody else; says whose it was or has become. */
export async function decideYear(tx: Tx, year: number, at: Date): Promise<number[]> {
  await noteDecided(tx, year, at);
  return replaceAwards(tx, awardOfYear(year), await listEarners(tx, year), at);
}

/**
 * Gives the award of every year that is over, on February 1 for the first time. Decided years are gone through again each
 * night, so that an award goes with the reviews it rested on.
 */
export async function decideAwards(deps: CountDeps): Promise<void> {
  const now = deps.clock.now();
  for (const year of decidedYears(calendarDateOf(now))) {
    await transact(deps.db, async (tx) => announceHonors(tx, deps, await decideYear(tx, year, now)));
  }
}
