import { seededRandom } from '#base/seeded-random.ts';
import { isQuickResponder, type ResponseStats } from '../rules/response-time.ts';
import { isQuickAtAnswering } from './plan-badges.ts';
import type { StorefrontPlan } from './storefront-plan.ts';

type Answering = Pick<StorefrontPlan, 'uuid' | 'publishedAt' | 'claimedAt' | 'responsiveness' | 'popularity'>;

const HOUR = 60;
const DAY = 24 * HOUR;

/** What the nightly count would find in 90 days of inquiries; nothing where nobody is there to answer. */
export function planResponseStats(plan: Answering): ResponseStats | null {
  if (!plan.publishedAt || !plan.claimedAt) return null;
  const random = seededRandom(plan.uuid, 'responses');
  const receivedCount = random.int(2, 8 + Math.round(plan.popularity * 40));
  if (isQuickAtAnswering(plan)) return quickStats(Math.max(6, receivedCount), random.next());
  const answeredCount = Math.round(receivedCount * Math.min(1, 0.35 + plan.responsiveness * 0.6));
  const medianMinutes = Math.round((1 - plan.responsiveness) * 4 * DAY + random.int(2, 20) * HOUR);
  const stats = {
    receivedCount,
    answeredCount,
    medianMinutes: answeredCount > 0 ? medianMinutes : null,
  };
  // The badge and the figures must tell the same story.
  return isQuickResponder(stats) ? { ...stats, medianMinutes: DAY + random.int(1, 12) * HOUR } : stats;
}

function quickStats(receivedCount: number, chance: number): ResponseStats {
  return {
    receivedCount,
    answeredCount: receivedCount - Math.floor(receivedCount * 0.1 * chance),
    medianMinutes: Math.round(20 + chance * 14 * HOUR),
  };
}
