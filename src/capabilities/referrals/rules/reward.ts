import { CATEGORY_NUMBERS, type TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';

/** What a free offer has, too: about one lead and a half of the category that is rewarded. */
const LEADS = 1.5;
const LEAST_CREDITS = 5;

export function rewardOf(taxonomyKey: TaxonomyKey): number {
  return Math.max(LEAST_CREDITS, Math.round(LEADS * CATEGORY_NUMBERS[taxonomyKey]));
}

/** Of one listing, in a calendar month. */
export const MOST_REWARDS_A_MONTH = 5;
export const MOST_MAILS_A_MONTH = 30;

/** The first instant of the month, in UTC, as the books are. */
export function monthBegan(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
}
