import { type BadgeKey, byBadgeRank } from '../rules/badges.ts';
import type { StorefrontPlan } from './storefront-plan.ts';

const NEW_DAYS = 90;
const DAY_MS = 86_400_000;

/** One place decides, so that the badge and the counted answers agree. */
export function isQuickAtAnswering({
  claimedAt,
  responsiveness,
}: Pick<StorefrontPlan, 'claimedAt' | 'responsiveness'>): boolean {
  return claimedAt !== null && responsiveness > 0.82;
}

/** What the nightly count would find for a business of this character. */
export function planBadges(
  plan: Pick<StorefrontPlan, 'publishedAt' | 'claimedAt' | 'responsiveness' | 'popularity'>,
  reviews: { count: number; average: number },
  now: Date,
): BadgeKey[] {
  if (!plan.publishedAt) return [];
  const badges: BadgeKey[] = [];
  if (isQuickAtAnswering(plan)) badges.push('QUICK_RESPONDER');
  if (plan.popularity > 0.88) badges.push('TRENDING');
  if (reviews.count >= 3 && reviews.average >= 4.8 && plan.popularity < 0.5) badges.push('HIDDEN_GEM');
  if (now.getTime() - plan.publishedAt.getTime() <= NEW_DAYS * DAY_MS) badges.push('NEW');
  return badges.sort(byBadgeRank);
}
