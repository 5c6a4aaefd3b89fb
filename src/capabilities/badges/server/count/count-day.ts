import type { CalendarDate } from '#base/calendar-date.ts';
import { addDays } from '#base/calendar-date.ts';
import {
  announceHonors,
  type AnswersOf,
  replaceBadges,
  replaceResponseStats,
} from '#capabilities/storefronts/server/index.ts';
import { MARKETPLACE_CATEGORIES } from '#capabilities/taxonomy/rules/categories.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { earnedBadges } from '../../rules/judge-standing.ts';
import { type ListingFacts, listFacts } from './facts.store.ts';
import { findLastNight, settleDay, writeCounts } from './nights.store.ts';

/** As far back as the first night of all settles what was saved, and as far as the page looks back. */
export const DAYS_BACK = 400;
/** Small enough that nobody waits long for the rows of a batch. */
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

async function keepBatch(
  { db, clock, events }: CountDeps,
  day: CalendarDate,
  listings: readonly ListingFacts[],
): Promise<void> {
  await transact(db, async (tx) => {
    const counted = listings.map(({ id, facts }) => ({ id, facts, badges: earnedBadges(facts) }));
    await writeCounts(tx, day, counted);
    // An older day is history: what listings have now is what the newest night says.
    if ((await findLastNight(tx))?.day !== day) return;
    const now = clock.now();
    const changed = await replaceBadges(
      tx,
      counted.map(({ id, badges }) => ({ id, badges })),
      now,
    );
    const asked = listings.filter(({ wasAsked }) => wasAsked).map(answersOf);
    const answers = await replaceResponseStats(tx, asked, now);
    await announceHonors(tx, { events }, [...new Set([...changed, ...answers])]);
  });
}

/**
 * Counts a day that is over for every listing that has been published, from what happened until its end. Done again it
 * comes to the same; the newest day's badges are those that listings show.
 */
export async function countDay(deps: CountDeps, day: CalendarDate): Promise<void> {
  await transact(deps.db, (tx) => settleDay(tx, day, addDays(day, -DAYS_BACK), deps.clock.now()));
  for (const { taxonomyNodeId } of MARKETPLACE_CATEGORIES) {
    const all = await listFacts(deps.db, day, { category: taxonomyNodeId });
    const published = all.filter(({ facts: { publishedOn } }) => publishedOn !== null && publishedOn <= day);
    for (let from = 0; from < published.length; from += AT_A_TIME) {
      await keepBatch(deps, day, published.slice(from, from + AT_A_TIME));
    }
  }
}
