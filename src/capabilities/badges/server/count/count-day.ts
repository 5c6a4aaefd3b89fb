import { addDays, type CalendarDate } from '#base/calendar-date.ts';
import {
  type AnswersOf,
  announceHonors,
  replaceBadges,
  replaceResponseStats,
} from '#capabilities/storefronts/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { earnedBadges } from '../../rules/judge-standing.ts';
import { type ListingFacts, listFacts, listScopes } from './facts.store.ts';
import { findLastNight, settleDay, writeCounts } from './nights.store.ts';

/** As far back as the first night of all settles what was saved, and as far as the page looks back. */
export const DAYS_BACK = 400;
const AT_A_TIME = 500;

export type CountDeps = Pick<Platform, 'db' | 'clock' | 'events'>;

function answersOf({ id, facts }: ListingFacts): AnswersOf {
  const { inquiries, answered, medianMinutes } = facts;
  // Rounded up, so that nobody is promised more.
  return {
    ...{ id, received: inquiries, answered },
    median: medianMinutes === null ? null : Math.ceil(medianMinutes),
  };
}

/** Writes down what was counted; on the newest day it is what listings have from then on. Says whose are other than before. */
export async function keepCounts(
  tx: Tx,
  day: CalendarDate,
  listings: readonly ListingFacts[],
  at: Date,
): Promise<number[]> {
  const counted = listings.map(({ id, facts }) => ({ id, facts, badges: earnedBadges(facts) }));
  await writeCounts(tx, day, counted);
  if ((await findLastNight(tx))?.day !== day) return [];
  const badges = counted.map(({ id, badges: earned }) => ({ id, badges: earned }));
  const changed = await replaceBadges(tx, badges, at);
  const asked = listings.filter(({ wasAsked }) => wasAsked).map(answersOf);
  return [...new Set([...changed, ...(await replaceResponseStats(tx, asked, at))])];
}

/** All that had been published by then, in pieces that nobody waits long for. */
export async function* readBatches(tx: Tx, day: CalendarDate): AsyncGenerator<ListingFacts[]> {
  for (const scope of await listScopes(tx)) {
    const all = await listFacts(tx, day, scope);
    const published = all.filter(({ facts: { publishedOn } }) => publishedOn !== null && publishedOn <= day);
    for (let from = 0; from < published.length; from += AT_A_TIME) {
      yield published.slice(from, from + AT_A_TIME);
    }
  }
}

/**
 * Counts a day that is over for every listing that has been published, from what happened until its end. Done again it
 * comes to the same; the newest day's badges are those that listings show.
 */
export async function countDay(deps: CountDeps, day: CalendarDate): Promise<void> {
  await transact(deps.db, (tx) => settleDay(tx, day, addDays(day, -DAYS_BACK), deps.clock.now()));
  for await (const batch of readBatches(deps.db, day)) {
    await transact(deps.db, async (tx) => {
      await announceHonors(tx, deps, await keepCounts(tx, day, batch, deps.clock.now()));
    });
  }
}
