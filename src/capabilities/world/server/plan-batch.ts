import { setImmediate as nextTurn } from 'node:timers/promises';
import { seededRandom } from '#base/seeded-random.ts';
import type { WorldPerson } from '#capabilities/identity/server/index.ts';
import { planReviews } from '#capabilities/reviews/demo/plan-reviews.ts';
import { tallyReviews } from '#capabilities/reviews/demo/review-tally.ts';
import type { WorldReviews } from '#capabilities/reviews/server/index.ts';
import { planBadges } from '#capabilities/storefronts/demo/plan-badges.ts';
import {
  DEMO_VENDOR_STOREFRONTS,
  planStorefront,
  type WorldSource,
} from '#capabilities/storefronts/demo/plan-storefront.ts';
import type { StorefrontPlan } from '#capabilities/storefronts/demo/storefront-plan.ts';
import { earnedAwards } from '#capabilities/storefronts/rules/awards.ts';
import type { WorldStorefront } from '#capabilities/storefronts/server/index.ts';
import { marketplaceCategory } from '#capabilities/taxonomy/rules/categories.ts';

/** A business with its owner and reviews, still without the numbers the database will give it. */
export type PlannedBusiness = Omit<WorldStorefront, 'id'> &
  Omit<WorldReviews, 'storefrontId'> & { owner: WorldPerson | undefined };

export type BatchSource = WorldSource & {
  /** Addresses taken so far, as 'node/slug'; grows with every batch. */
  takenSlugs: Set<string>;
  demoVendorId: string | null;
};

/** After so many the event loop gets its turn, so that the batch before keeps flowing to the database meanwhile. */
const AT_A_TIME = 10;

/** The businesses `from` to `to` of the world. */
export async function planBatch(source: BatchSource, from: number, to: number): Promise<PlannedBusiness[]> {
  const businesses: PlannedBusiness[] = [];
  for (let number = from; number <= to; number += 1) {
    businesses.push(planBusiness(number, source));
    if (number % AT_A_TIME === 0) await nextTurn();
  }
  return businesses;
}

function planBusiness(number: number, source: BatchSource): PlannedBusiness {
  const plan = planStorefront(number, source);
  const reviews = planReviews(plan, source);
  const tally = tallyReviews(reviews);
  const owner = ownerOf(plan, source);
  return {
    plan,
    slug: takeSlug(plan, source.takenSlugs),
    ownerId: owner.id,
    owner: owner.person,
    awards: earnedAwards(tally.byYear),
    badges: planBadges(plan, source.now),
    reviews,
    tally,
  };
}

/** Two of a name in one town: the second gets a number. */
function takeSlug({ category, slug }: StorefrontPlan, taken: Set<string>): string {
  const node = marketplaceCategory(category).taxonomyNodeId;
  let free = slug;
  for (let suffix = 2; taken.has(`${node}/${free}`); suffix += 1) free = `${slug}-${suffix}`;
  taken.add(`${node}/${free}`);
  return free;
}

function ownerOf(
  plan: StorefrontPlan,
  { seed, demoVendorId }: BatchSource,
): { id: string | null; person?: WorldPerson } {
  if (demoVendorId && DEMO_VENDOR_STOREFRONTS.includes(plan.number)) return { id: demoVendorId };
  if (!plan.claimedAt) return { id: null };
  const { firstName, lastName } = plan.owner;
  const id = seededRandom(seed, 'owner', plan.number).uuid();
  const email = `${firstName}.${lastName}.${plan.number}@vendors.example`.toLowerCase();
  return { id, person: { id, email, firstName, lastName, isVendor: true, createdAt: plan.createdAt } };
}
