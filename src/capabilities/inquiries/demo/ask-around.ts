import type { SeededRandom } from '#base/seeded-random.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import type { PlanningStage } from '#capabilities/weddings/rules/planning-stages.ts';
import type { DemoCouple } from '#capabilities/world/demo/demo-couple.ts';
import type { DemoVendor } from './demo-vendor.ts';
import type { Asked } from './plan-request.ts';
import { planSpam } from './plan-spam.ts';
import type { Planner } from './planner.ts';
import { SPAM_STORIES, STORIES, type StoryName } from './stories.ts';

type WeightedStories = readonly (readonly [StoryName, number])[];

/** What usually becomes of an inquiry while nobody is booked, and beside the one who is. */
const OPEN_ENDS: WeightedStories = [
  ['waiting', 16],
  ['seen', 11],
  ['added', 4],
  ['nudged', 9],
  ['talking', 38],
  ['unbooked', 1],
  ['declined', 11],
  ['withdrawn', 4],
  ['expired', 11],
  ['closedByCouple', 5],
  ['closedByVendor', 3],
  ['reported', 0.8],
  ['held', 0.8],
  ['rejected', 0.3],
];
const BESIDE_THE_BOOKED: WeightedStories = [
  ['dismissed', 6],
  ['courteouslyWithdrawn', 2],
  ['declined', 3],
  ['expired', 2],
  ['closedByCouple', 2],
];
const AT_ONCE = [1, 1, 2, 2, 3, 4, 5];

/** How likely a couple of each stage has booked somebody of a trade. */
function bookedChance(stage: PlanningStage, category: TaxonomyKey): number {
  const isVenue = category === 'wedding-venues';
  if (stage === 'ALMOST_DONE') return isVenue ? 1 : 0.75;
  if (stage === 'PLANNING_VENUE_BOOKED') return isVenue ? 1 : 0.3;
  return stage === 'PLANNING_NO_VENUE_BOOKED' && !isVenue ? 0.08 : 0;
}

/** A couple writes to one vendor of a trade or to a few, and what came of it is planned. */
export function askAround(
  planner: Planner,
  random: SeededRandom,
  couple: DemoCouple,
  category: TaxonomyKey,
): void {
  const known = planner.shelves.around(random, category, couple.place).slice(0, random.pick(AT_ONCE));
  const [first, ...others] = known;
  if (!first || planner.hasAsked(couple, category) || planner.isSpammer(couple)) return;
  const oldest = planner.oldestHours(couple, first);
  const wantsBooked = random.chance(bookedChance(couple.planningStage, category));
  const isBooked = wantsBooked && planner.canBook(couple, first) && oldest >= STORIES.booked.ages[0];
  const story = isBooked ? 'booked' : pickStory(random, OPEN_ENDS, { vendor: first, oldest });
  if (!story) return;
  const lead = { vendor: first, story, isSnoozed: canSnooze(story) && random.chance(0.08) };
  const ageHours = pickAge(random, story, oldest);
  if (SPAM_STORIES.has(story)) {
    planSpam(planner, random, { couple, vendor: first, story, ageHours });
    return;
  }
  if (isBooked) {
    const { inquiries } = planner.add({ couple, category, ageHours, asked: [lead] });
    const bookedAt = inquiries[0]?.state.bookedAt;
    if (bookedAt) askBeside(planner, random, { couple, category, ageHours, bookedAt }, others);
    return;
  }
  const beside = others.flatMap((vendor): Asked[] => {
    const given = { vendor, oldest: planner.oldestHours(couple, vendor), age: ageHours };
    const other = pickStory(random, OPEN_ENDS, given);
    return other && !SPAM_STORIES.has(other) ? [{ vendor, story: other }] : [];
  });
  planner.add({ couple, category, ageHours, asked: [lead, ...beside] });
}

/** Those who were asked as well, in a letter of the same day, and kindly let go once somebody was booked. */
function askBeside(
  planner: Planner,
  random: SeededRandom,
  given: { couple: DemoCouple; category: TaxonomyKey; ageHours: number; bookedAt: Date },
  vendors: readonly DemoVendor[],
): void {
  const { couple, category, ageHours, bookedAt } = given;
  const hoursToBooking = ageHours - (planner.now.getTime() - bookedAt.getTime()) / 3_600_000;
  const age = ageHours - Math.min(3, hoursToBooking / 10) * random.next();
  const asked = vendors.flatMap((vendor): Asked[] => {
    const oldest = planner.oldestHours(couple, vendor);
    const story = pickStory(random, BESIDE_THE_BOOKED, { vendor, oldest, age });
    if (!story) return [];
    const isCourtesy = story === 'dismissed' || story === 'courteouslyWithdrawn';
    const closesAt = new Date(bookedAt.getTime() + random.int(40, 900) * 1000);
    return [{ vendor, story, closesAt: isCourtesy && closesAt < planner.now ? closesAt : undefined }];
  });
  if (asked.length > 0) planner.add({ couple, category, ageHours: age, asked });
}

export function canSnooze(story: StoryName): boolean {
  return story === 'seen' || story === 'talking';
}

/** Newer ones are met more often. */
export function pickAge(random: SeededRandom, story: StoryName, oldest: number): number {
  const [low, high] = STORIES[story].ages;
  return low + (Math.min(high, oldest) - low) * random.next() ** 1.6;
}

/** One that has somebody to answer, where that is needed, and time enough to have happened. */
function pickStory(
  random: SeededRandom,
  stories: WeightedStories,
  { vendor, oldest, age }: { vendor: DemoVendor; oldest: number; age?: number },
): StoryName | undefined {
  if (age !== undefined && age > oldest) return undefined;
  const fitting = stories.filter(([name]) => {
    const { ages, needsVendor } = STORIES[name];
    if (needsVendor && !vendor.owner) return false;
    return age === undefined ? oldest > ages[0] : age >= ages[0] && age <= ages[1];
  });
  return fitting.length === 0 ? undefined : random.pickWeighted(fitting, ([, weight]) => weight)[0];
}
