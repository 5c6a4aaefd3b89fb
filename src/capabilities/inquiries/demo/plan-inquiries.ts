import type { CalendarDate } from '#base/calendar-date.ts';
import { type SeededRandom, seededRandom } from '#base/seeded-random.ts';
import { TAXONOMY_KEYS, type TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import type { PlanningStage } from '#capabilities/weddings/rules/planning-stages.ts';
import type { DemoCouple } from '#capabilities/world/demo/demo-couple.ts';
import { askAround } from './ask-around.ts';
import type { DemoVendor } from './demo-vendor.ts';
import { planDemoInbox } from './plan-demo-inbox.ts';
import { planDemoHistory, planDemoLeads } from './plan-demo-leads.ts';
import { planLeadsOfPlans } from './plan-leads-of-plans.ts';
import type { PlannedRequest } from './plan-request.ts';
import { planSpam } from './plan-spam.ts';
import { createPlanner, type Planner } from './planner.ts';
import { STORIES, type StoryName } from './stories.ts';

export type CorrespondenceSource = {
  seed: string;
  now: Date;
  couples: readonly DemoCouple[];
  /** Published ones, and some that are not. */
  vendors: readonly DemoVendor[];
  /** The couple and the vendor that visitors of the demo world sign in as; null where they are missing. */
  demoCouple: DemoCouple | null;
  demoVendorId: string | null;
  /** The listings with a plan in every state, the one without a plan last. */
  planListingIds: readonly number[];
  quietDays: readonly CalendarDate[];
  /** Who is kept for visitors to write to themselves, beside the demo vendor. */
  keptVendors: readonly string[];
};

/** However large a world is, there is not more than this to read; a small one has two or three for each vendor. */
const MOST_INQUIRIES = 3_000;
const PER_VENDOR = 2.6;
const UNDELIVERED = 12;
/** For staff: what screening held, and what vendors reported, from the newest on. */
const TO_CHECK: readonly StoryName[] = ['held', 'reported', 'held', 'held', 'reported', 'held', 'rejected'];

/** Everything couples and vendors have written to each other in the demo world. */
export function planInquiries(source: CorrespondenceSource): readonly PlannedRequest[] {
  const { seed, now, couples, vendors, quietDays, demoCouple, demoVendorId } = source;
  const published = vendors.filter(({ publishedAt }) => publishedAt !== null);
  const planner = createPlanner({ seed, now, vendors: published, quietDays });
  const isOwn = ({ owner }: DemoVendor) => owner !== null && owner.id === demoVendorId;
  if (demoCouple)
    planDemoInbox(planner, seededRandom(seed, 'demo-inbox'), {
      couple: demoCouple,
      isLeftAlone: (vendor) => isOwn(vendor) || source.keptVendors.includes(vendor.name),
    });
  for (const vendor of published.filter(isOwn))
    planDemoLeads(planner, seededRandom(seed, 'demo-leads', vendor.category), vendor, couples);
  planUndelivered(planner, seededRandom(seed, 'undelivered'), source);
  planToCheck(planner, seededRandom(seed, 'to-check'), { vendors: published, couples });
  const wanted = Math.min(MOST_INQUIRIES, Math.round(published.length * PER_VENDOR));
  planEveryoneElse(planner, { seed, couples, wanted });
  for (const vendor of published.filter(isOwn))
    planDemoHistory(planner, seededRandom(seed, 'demo-history', vendor.category), vendor, couples);
  planLeadsOfPlans(planner, seed, {
    vendors: source.planListingIds.flatMap(
      (id) => published.find(({ storefrontId }) => storefrontId === id) ?? [],
    ),
    couples,
  });
  return planner.planned;
}

/** A few wait for a page that is not public at the moment; where there is none, one was sent a minute ago. */
function planUndelivered(
  planner: Planner,
  random: SeededRandom,
  { vendors, couples, demoVendorId }: CorrespondenceSource,
): void {
  const others = vendors.filter(({ owner }) => owner !== null && owner.id !== demoVendorId);
  const hidden = others.filter(({ publishedAt }) => publishedAt === null);
  const targets = hidden.length > 0 ? random.sample(hidden, UNDELIVERED) : random.sample(others, 1);
  const writers = random.sample(
    couples.filter((couple) => !planner.isSpammer(couple)),
    targets.length,
  );
  for (const [index, vendor] of targets.entries()) {
    const couple = writers[index];
    if (!couple) return;
    const longest = vendor.publishedAt ? 0.02 : random.int(2, 150);
    const ageHours = Math.min(planner.oldestHours(couple, vendor), longest);
    planner.add({ couple, category: vendor.category, ageHours, asked: [{ vendor, story: 'undelivered' }] });
  }
}

/** Something for staff to look at, however small the world. */
function planToCheck(
  planner: Planner,
  random: SeededRandom,
  { vendors, couples }: Pick<CorrespondenceSource, 'vendors' | 'couples'>,
): void {
  const targets = random.sample(
    vendors.filter(({ owner }) => owner !== null),
    TO_CHECK.length,
  );
  const writers = random.sample(
    couples.filter((couple) => !planner.hasWritten(couple)),
    TO_CHECK.length,
  );
  for (const [index, story] of TO_CHECK.entries()) {
    const [vendor, couple] = [targets[index], writers[index]];
    if (!vendor || !couple) continue;
    const ageHours = 2 + index * 5;
    if (planner.oldestHours(couple, vendor) < ageHours || ageHours < STORIES[story].ages[0]) continue;
    planSpam(planner, random, { couple, vendor, story, ageHours });
  }
}

/** Couples take turns, a trade at a time, until there is enough. */
function planEveryoneElse(
  planner: Planner,
  { seed, couples, wanted }: { seed: string; couples: readonly DemoCouple[]; wanted: number },
): void {
  const writers = couples.map((couple) => {
    const random = seededRandom(seed, 'writer', couple.weddingId);
    return { couple, random, categories: pickCategories(random, couple.planningStage) };
  });
  for (let turn = 0; turn < TAXONOMY_KEYS.length; turn += 1) {
    for (const { couple, random, categories } of writers) {
      if (planner.count() >= wanted) return;
      const category = categories[turn];
      if (category) askAround(planner, random, couple, category);
    }
  }
}

/** How many trades a couple of each stage has written to. */
const TRADES: Readonly<Record<PlanningStage, readonly [number, number]>> = {
  NOT_ENGAGED: [0, 1],
  NEWLY_ENGAGED: [1, 4],
  PLANNING_NO_VENUE_BOOKED: [2, 6],
  PLANNING_VENUE_BOOKED: [3, 8],
  ALMOST_DONE: [5, 10],
};

/** Venues and photographers are asked first, nearly always. */
const EAGERNESS: Partial<Record<TaxonomyKey, number>> = { 'wedding-venues': 5, 'wedding-photographers': 3 };

function pickCategories(random: SeededRandom, stage: PlanningStage): TaxonomyKey[] {
  const count = random.int(...TRADES[stage]);
  const left = [...TAXONOMY_KEYS];
  const picked: TaxonomyKey[] = [];
  while (picked.length < count) {
    const category = random.pickWeighted(left, (key) => EAGERNESS[key] ?? 1);
    picked.push(category);
    left.splice(left.indexOf(category), 1);
  }
  return picked;
}
