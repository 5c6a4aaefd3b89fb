import type { SeededRandom } from '#base/seeded-random.ts';
import type { DemoVendor } from './demo-vendor.ts';
import type { ReportPlan, ThreadState, VerdictPlan } from './inquiry-plan.ts';
import type { StoryName } from './stories.ts';

const HOUR_MS = 3_600_000;

/** What a vendor said of a letter that was spam. */
export function planReport(
  random: SeededRandom,
  vendor: DemoVendor,
  state: ThreadState,
  now: Date,
): ReportPlan | null {
  if (!state.closedAt || !vendor.owner) return null;
  // Staff takes two or three days.
  const decidedAt = new Date(state.closedAt.getTime() + random.int(40, 75) * HOUR_MS);
  const isDecided = decidedAt < now;
  return {
    note: random.pick([
      'This is an advertisement.',
      'Nobody is getting married here.',
      'The third one this week.',
    ]),
    reportedBy: vendor.owner.id,
    reportedAt: state.closedAt,
    verdict: isDecided ? 'SPAM' : null,
    decidedAt: isDecided ? decidedAt : null,
  };
}

/** What staff decided, as its log has it: of a report, or of a letter that was held. */
export function planVerdict(
  random: SeededRandom,
  { report, state, story }: { report: ReportPlan | null; state: ThreadState; story: StoryName },
): VerdictPlan | null {
  const decidedAt = story === 'rejected' ? state.closedAt : report?.decidedAt;
  if (!decidedAt) return null;
  return { uuid: random.uuid(), kind: report ? 'REPORTED' : 'HELD', decidedAt };
}
