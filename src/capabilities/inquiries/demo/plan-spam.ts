import type { SeededRandom } from '#base/seeded-random.ts';
import { TAXONOMY_KEYS } from '#capabilities/taxonomy/rules/categories.ts';
import type { DemoCouple } from '#capabilities/world/demo/demo-couple.ts';
import type { DemoVendor } from './demo-vendor.ts';
import type { Planner } from './planner.ts';
import type { StoryName } from './stories.ts';

/** A vendor reports within a day and a half, and staff has decided three days later. */
const HOURS_TO_A_VERDICT = 130;
const HOURS_BETWEEN = [HOURS_TO_A_VERDICT, 300] as const;

/**
 * Screening holds whom staff found out before: an earlier letter was reported to somebody else and taken for spam. A
 * report needs no such past. Plans nothing for who has written already, or has no account for so long.
 */
export function planSpam(
  planner: Planner,
  random: SeededRandom,
  given: { couple: DemoCouple; vendor: DemoVendor; story: StoryName; ageHours: number },
): void {
  const { couple, vendor, story, ageHours } = given;
  const { category } = vendor;
  if (planner.hasWritten(couple)) return;
  if (story === 'reported') {
    planner.add({ couple, category, ageHours, asked: [{ vendor, story }] });
    return;
  }
  const earlier = ageHours + random.int(...HOURS_BETWEEN);
  const trade = random.pick(TAXONOMY_KEYS.filter((key) => key !== category));
  const reporter = planner.shelves
    .nearest(trade, couple.place)
    .find((one) => one.owner !== null && planner.oldestHours(couple, one) > earlier);
  if (!reporter) return;
  const asked = [{ vendor: reporter, story: 'reported' as const }];
  planner.add({ couple, category: trade, ageHours: earlier, asked });
  planner.add({ couple, category, ageHours, asked: [{ vendor, story }], upheldReports: 1 });
}
