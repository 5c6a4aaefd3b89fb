import type { SeededRandom } from '#base/seeded-random.ts';
import type { DemoCouple } from '#capabilities/world/demo/demo-couple.ts';
import { canSnooze, pickAge } from './ask-around.ts';
import type { DemoVendor } from './demo-vendor.ts';
import type { Planner } from './planner.ts';
import { STORIES, type StoryName } from './stories.ts';

/** What lies in the demo vendor's inbox: something in every view, and every way it can end. */
const LEADS: readonly (readonly [StoryName, number])[] = [
  ['waiting', 5],
  ['seen', 3],
  ['added', 2],
  ['nudged', 2],
  ['talking', 8],
  ['booked', 4],
  ['unbooked', 1],
  ['declined', 2],
  ['withdrawn', 2],
  ['expired', 3],
  ['closedByCouple', 2],
  ['closedByVendor', 1],
  ['dismissed', 2],
  ['reported', 1],
];

/** What the months before left behind: it has ended one way or another, and gives the vendor's figures a past. */
const HISTORY: readonly (readonly [StoryName, number])[] = [
  ['booked', 7],
  ['declined', 4],
  ['withdrawn', 4],
  ['expired', 4],
  ['closedByCouple', 8],
  ['closedByVendor', 3],
];
const OLDEST_RECENT_HOURS = 1_000;

/** Beside what lies in the inbox, so that nothing else of the world changes by it. */
export function planDemoHistory(
  planner: Planner,
  random: SeededRandom,
  vendor: DemoVendor,
  couples: readonly DemoCouple[],
): void {
  const stories = HISTORY.flatMap(([story, count]) => new Array<StoryName>(count).fill(story));
  const old = couples.filter((couple) => planner.oldestHours(couple, vendor) > OLDEST_RECENT_HOURS);
  const waiting = random.sample(old, old.length);
  for (const story of stories) {
    const couple = takeCouple(planner, waiting, vendor, story);
    if (!couple) continue;
    const oldest = Math.min(planner.oldestHours(couple, vendor), STORIES[story].ages[1]);
    planner.add({
      couple: { ...couple, place: vendor.place },
      category: vendor.category,
      ageHours: OLDEST_RECENT_HOURS + (oldest - OLDEST_RECENT_HOURS) * random.next(),
      asked: [{ vendor, story }],
    });
  }
}

/** Couples from everywhere come to marry where this vendor works. */
export function planDemoLeads(
  planner: Planner,
  random: SeededRandom,
  vendor: DemoVendor,
  couples: readonly DemoCouple[],
): void {
  const stories = LEADS.flatMap(([story, count]) => new Array<StoryName>(count).fill(story));
  const waiting = random.sample(couples, couples.length);
  for (const [index, story] of stories.entries()) {
    const couple = takeCouple(planner, waiting, vendor, story);
    if (!couple) continue;
    // The first of each kind that can be put off is.
    const isSnoozed = canSnooze(story) && stories[index - 1] !== story;
    planner.add({
      couple: { ...couple, place: vendor.place },
      category: vendor.category,
      ageHours: pickAge(random, story, planner.oldestHours(couple, vendor)),
      asked: [{ vendor, story, isSnoozed }],
    });
  }
}

/** The next couple this could have happened to, taken out of the list. */
export function takeCouple(
  planner: Planner,
  waiting: DemoCouple[],
  vendor: DemoVendor,
  story: StoryName,
): DemoCouple | undefined {
  const isBooking = story === 'booked' || story === 'unbooked';
  const hasVenue = ({ planningStage }: DemoCouple) =>
    planningStage === 'PLANNING_VENUE_BOOKED' || planningStage === 'ALMOST_DONE';
  const index = waiting.findIndex((couple) => {
    if (story === 'reported' ? planner.hasWritten(couple) : planner.isSpammer(couple)) return false;
    if (planner.hasAsked(couple, vendor.category)) return false;
    // Whoever has a venue does not go on asking venues.
    if (vendor.category === 'wedding-venues' && hasVenue(couple) !== isBooking) return false;
    if (isBooking && !planner.canBook(couple, vendor)) return false;
    return planner.oldestHours(couple, vendor) > STORIES[story].ages[0];
  });
  return index < 0 ? undefined : waiting.splice(index, 1)[0];
}
