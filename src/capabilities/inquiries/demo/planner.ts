import type { CalendarDate } from '#base/calendar-date.ts';
import { marketplaceCategory, type TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import type { DemoCouple } from '#capabilities/world/demo/demo-couple.ts';
import type { DemoVendor } from './demo-vendor.ts';
import { type AskedOnce, type PlannedRequest, planRequest } from './plan-request.ts';
import { SPAM_STORIES } from './stories.ts';
import { createVendorShelves, type VendorShelves } from './vendor-shelves.ts';

/** Keeps what is planned, and what everybody who plans has to know of it. */
export type Planner = {
  now: Date;
  shelves: VendorShelves;
  planned: readonly PlannedRequest[];
  add(once: AskedOnce): PlannedRequest;
  /** How many inquiries there are by now. */
  count(): number;
  /** Whether a couple has written to anybody at all. */
  hasWritten(couple: DemoCouple): boolean;
  /** Whether what it wrote was spam; then it writes nothing else. */
  isSpammer(couple: DemoCouple): boolean;
  /** Whether a couple has written to anybody of this trade. */
  hasAsked(couple: DemoCouple, category: TaxonomyKey): boolean;
  /** Whether the couple's day is settled and still free with this vendor. */
  canBook(couple: DemoCouple, vendor: DemoVendor): boolean;
  /** The most hours ago that this couple could have written to this vendor. */
  oldestHours(couple: DemoCouple, vendor: DemoVendor): number;
};

const HOUR_MS = 3_600_000;

export function createPlanner({
  seed,
  now,
  vendors,
  quietDays,
}: {
  seed: string;
  now: Date;
  vendors: readonly DemoVendor[];
  /** Days on which nobody may be booked, because something else depends on them. */
  quietDays: readonly CalendarDate[];
}): Planner {
  const planned: PlannedRequest[] = [];
  let count = 0;
  const asked = new Set<string>();
  const writers = new Set<string>();
  const spammers = new Set<string>();
  const booked = new Set<string>();
  const askedKey = (weddingId: string, nodeId: number) => `${weddingId}/${nodeId}`;
  return {
    now,
    shelves: createVendorShelves(vendors),
    planned,
    add(once) {
      const plan = planRequest({ seed, number: planned.length + 1, now }, once);
      planned.push(plan);
      count += plan.inquiries.length;
      writers.add(plan.request.weddingId);
      if (once.asked.some(({ story }) => SPAM_STORIES.has(story))) spammers.add(plan.request.weddingId);
      asked.add(askedKey(plan.request.weddingId, plan.request.taxonomyNodeId));
      for (const { state, storefrontId, weddingDate } of plan.inquiries)
        if (state.status === 'BOOKED' && weddingDate) booked.add(`${storefrontId}/${weddingDate}`);
      return plan;
    },
    count: () => count,
    hasWritten: ({ weddingId }) => writers.has(weddingId),
    isSpammer: ({ weddingId }) => spammers.has(weddingId),
    hasAsked: ({ weddingId }, category) =>
      asked.has(askedKey(weddingId, marketplaceCategory(category).taxonomyNodeId)),
    canBook({ weddingDate }, vendor) {
      if (!weddingDate || !vendor.owner || quietDays.includes(weddingDate)) return false;
      return !booked.has(`${vendor.storefrontId}/${weddingDate}`);
    },
    oldestHours: (couple, { publishedAt }) =>
      (now.getTime() - Math.max(couple.createdAt.getTime(), publishedAt?.getTime() ?? 0)) / HOUR_MS - 1,
  };
}
