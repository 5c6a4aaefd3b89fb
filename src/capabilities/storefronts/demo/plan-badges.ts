import type { BadgeKey } from '../rules/badges.ts';
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

/** What a listing has on its first day. All else has to be earned, and is given by the count of its night. */
export function planBadges({ publishedAt }: Pick<StorefrontPlan, 'publishedAt'>, now: Date): BadgeKey[] {
  return publishedAt && now.getTime() - publishedAt.getTime() < NEW_DAYS * DAY_MS ? ['NEW'] : [];
}
