import { addDays, type CalendarDate, calendarDateOf } from '#base/calendar-date.ts';
import type { SeededRandom } from '#base/seeded-random.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import type { DemoCouple } from '#capabilities/world/demo/demo-couple.ts';
import type { DemoVendor } from './demo-vendor.ts';
import type { Planner } from './planner.ts';
import type { StoryName } from './stories.ts';
import type { OfferTerms } from './tell-tales.ts';

type Errand = {
  category: TaxonomyKey;
  story: StoryName;
  ageHours: number;
  /** What they ask, and for how many more days it holds. */
  offer?: { dollars: number; days?: number };
};

/**
 * What the demo couple has written, one errand after the other: a venue that is booked and two that were let go, two
 * photographers still in talks, one who has not answered for days, answers that nobody has read yet, some that ended,
 * and two more who are booked. Whoever is booked or offers is close to what the couple plans for it; nobody else
 * offers, so that its budget reads like one.
 */
const ERRANDS: readonly Errand[] = [
  { category: 'wedding-venues', story: 'booked', ageHours: 700, offer: { dollars: 14_550 } },
  { category: 'wedding-venues', story: 'dismissed', ageHours: 690 },
  { category: 'wedding-venues', story: 'declined', ageHours: 680 },
  { category: 'wedding-photographers', story: 'talking', ageHours: 190, offer: { dollars: 3_600, days: 12 } },
  { category: 'wedding-photographers', story: 'talking', ageHours: 140 },
  { category: 'wedding-photographers', story: 'declined', ageHours: 260 },
  { category: 'wedding-catering', story: 'unreadAnswer', ageHours: 30 },
  { category: 'wedding-catering', story: 'talking', ageHours: 120 },
  { category: 'wedding-florists', story: 'seen', ageHours: 98 },
  { category: 'wedding-bands-djs', story: 'expired', ageHours: 640 },
  { category: 'wedding-bands-djs', story: 'waiting', ageHours: 5 },
  { category: 'wedding-planners', story: 'closedByCouple', ageHours: 420 },
  { category: 'wedding-bands-djs', story: 'booked', ageHours: 560, offer: { dollars: 2_000 } },
  { category: 'wedding-hair-makeup', story: 'booked', ageHours: 500, offer: { dollars: 820 } },
  { category: 'wedding-florists', story: 'unreadAnswer', ageHours: 60, offer: { dollars: 3_180, days: 5 } },
];

function termsOf({ offer }: Errand, today: CalendarDate): OfferTerms | null {
  if (!offer) return null;
  const { dollars, days } = offer;
  return { amountCents: dollars * 100, validUntil: days === undefined ? null : addDays(today, days) };
}

/** Each trade from the nearest vendors who answer, so that even a small world has somebody. */
export function planDemoInbox(
  planner: Planner,
  random: SeededRandom,
  { couple, isLeftAlone }: { couple: DemoCouple; isLeftAlone: (vendor: DemoVendor) => boolean },
): void {
  const used = new Set<number>();
  let bookedAt: Date | undefined;
  const today = calendarDateOf(planner.now);
  for (const errand of ERRANDS) {
    const { category, story, ageHours } = errand;
    const isFitting = (vendor: DemoVendor) =>
      vendor.owner !== null &&
      !isLeftAlone(vendor) &&
      !used.has(vendor.storefrontId) &&
      planner.oldestHours(couple, vendor) > ageHours &&
      (story !== 'booked' || planner.canBook(couple, vendor));
    const vendor = planner.shelves.nearest(category, couple.place).find(isFitting);
    if (!vendor) continue;
    used.add(vendor.storefrontId);
    const age = ageHours * (0.97 + random.next() * 0.05);
    // Somebody else is let go a few minutes after the booking.
    const closesAt = story === 'dismissed' && bookedAt ? new Date(bookedAt.getTime() + 400_000) : undefined;
    const { inquiries } = planner.add({
      couple,
      category,
      ageHours: age,
      asked: [{ vendor, story, closesAt, offer: termsOf(errand, today) }],
    });
    bookedAt = inquiries[0]?.state.bookedAt ?? bookedAt;
  }
}
