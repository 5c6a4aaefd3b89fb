/** Lower ranks show first. */
const BADGE_RANKS = {
  QUICK_RESPONDER: 1,
  TRENDING: 2,
  HIDDEN_GEM: 3,
  NEW: 4,
  BOOKED: 5,
} as const;

/** Kept with the storefront; BOOKED and the matches belong to the couple who looks. */
export const BADGES = ['QUICK_RESPONDER', 'TRENDING', 'HIDDEN_GEM', 'NEW'] as const;
export type BadgeKey = (typeof BADGES)[number];

export const AWARDS = ['BEST_OF_2024', 'BEST_OF_2023'] as const;
export type AwardKey = (typeof AWARDS)[number];
/** What a filter shows in place of both years. */
export type AwardGroup = AwardKey | 'BEST_OF_ALL';

export function byBadgeRank(first: BadgeKey, second: BadgeKey): number {
  return BADGE_RANKS[first] - BADGE_RANKS[second];
}

/** The newest year first. */
export function sortAwards(awards: readonly AwardKey[]): AwardKey[] {
  return AWARDS.filter((award) => awards.includes(award));
}

export function collapseAwards(awards: readonly AwardKey[]): AwardGroup[] {
  const sorted = sortAwards(awards);
  return sorted.length === AWARDS.length ? ['BEST_OF_ALL'] : sorted;
}

export function expandAwards(groups: readonly AwardGroup[]): AwardKey[] {
  if (groups.includes('BEST_OF_ALL')) return [...AWARDS];
  return AWARDS.filter((award) => groups.includes(award));
}
