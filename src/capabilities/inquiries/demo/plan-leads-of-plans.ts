import { type SeededRandom, seededRandom } from '#base/seeded-random.ts';
import type { DemoCouple } from '#capabilities/world/demo/demo-couple.ts';
import { pickAge } from './ask-around.ts';
import type { DemoVendor } from './demo-vendor.ts';
import { takeCouple } from './plan-demo-leads.ts';
import type { Asked } from './plan-request.ts';
import type { Planner } from './planner.ts';
import type { StoryName } from './stories.ts';

type Lead = { story: StoryName; priced?: Asked['priced'] };
type Inbox = { random: SeededRandom; vendor: DemoVendor; waiting: DemoCouple[] };

/** Something to answer, and something that was. */
const WITH_PLAN: readonly Lead[] = [{ story: 'waiting' }, { story: 'seen' }, { story: 'talking' }];
/** With credits: what costs its price, and what costs less. */
const WITHOUT_PLAN: readonly Lead[] = [
  { story: 'talking' },
  { story: 'seen' },
  { story: 'waiting', priced: { isExactMatch: true } },
];
const REPEATED_AFTER_HOURS = 600;

function write(
  planner: Planner,
  { random, vendor }: Inbox,
  couple: DemoCouple,
  { story, priced }: Lead,
  leastHours = 0,
): void {
  planner.add({
    couple: { ...couple, place: vendor.place },
    category: vendor.category,
    ageHours: Math.max(leastHours, pickAge(random, story, planner.oldestHours(couple, vendor))),
    asked: [{ vendor, story, priced }],
  });
}

/** Somebody who took their first letter back writes once more: that is free. */
function writeAgain(planner: Planner, inbox: Inbox): void {
  const { vendor, waiting } = inbox;
  const old = waiting.filter((couple) => planner.oldestHours(couple, vendor) > REPEATED_AFTER_HOURS);
  const couple = takeCouple(planner, old, vendor, 'withdrawn');
  if (!couple) return;
  write(planner, inbox, couple, { story: 'withdrawn' }, REPEATED_AFTER_HOURS);
  write(planner, inbox, couple, { story: 'waiting', priced: { freeReason: 'REPEAT' } });
}

/**
 * A few leads for each listing with its plan in another state, so that every way to show a price is there to be seen; the last
 * one has no plan. Beside everything else, so that nothing of the world changes by it.
 */
export function planLeadsOfPlans(
  planner: Planner,
  seed: string,
  { vendors, couples }: { vendors: readonly DemoVendor[]; couples: readonly DemoCouple[] },
): void {
  for (const vendor of vendors) {
    const random = seededRandom(seed, 'plan-leads', vendor.category);
    const inbox = { random, vendor, waiting: random.sample(couples, couples.length) };
    const hasNone = vendor === vendors.at(-1);
    for (const lead of hasNone ? WITHOUT_PLAN : WITH_PLAN) {
      const couple = takeCouple(planner, inbox.waiting, vendor, lead.story);
      if (couple) write(planner, inbox, couple, lead);
    }
    if (hasNone) writeAgain(planner, inbox);
  }
}
