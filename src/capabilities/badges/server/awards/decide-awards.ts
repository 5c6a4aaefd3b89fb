import { calendarDateOf } from '#base/calendar-date.ts';
import { awardOfYear } from '#capabilities/storefronts/rules/badges.ts';
import { announceHonors, replaceAwards } from '#capabilities/storefronts/server/index.ts';
import { MARKETPLACE_CATEGORIES } from '#capabilities/taxonomy/rules/categories.ts';
import { transact } from '#platform/database/transact.ts';
import { decidedYears, lastDayOf } from '../../rules/award-years.ts';
import { judgeBestOf } from '../../rules/judge-standing.ts';
import type { CountDeps } from '../count/count-day.ts';
import { listFacts } from '../count/facts.store.ts';
import { noteDecided } from './awards.store.ts';

async function listEarners({ db }: CountDeps, year: number): Promise<number[]> {
  const earners: number[] = [];
  for (const { taxonomyNodeId } of MARKETPLACE_CATEGORIES) {
    for (const { id, facts } of await listFacts(db, lastDayOf(year), { category: taxonomyNodeId })) {
      if (facts.publishedOn !== null && judgeBestOf(facts).standing === 'earned') earners.push(id);
    }
  }
  return earners;
}

/**
 * Gives the award of every year that is over, on February 1 for the first time. Decided years are gone through again each
 * night, so that an award goes with the reviews it rested on.
 */
export async function decideAwards(deps: CountDeps): Promise<void> {
  const now = deps.clock.now();
  for (const year of decidedYears(calendarDateOf(now))) {
    const earners = await listEarners(deps, year);
    await transact(deps.db, async (tx) => {
      const changed = await replaceAwards(tx, awardOfYear(year), earners, now);
      await announceHonors(tx, deps, changed);
      await noteDecided(tx, year, now);
    });
  }
}
