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

/** The years a search can be narrowed to. */
export const AWARDS = ['BEST_OF_2024', 'BEST_OF_2023'] as const;
export type FilterAward = (typeof AWARDS)[number];
/** What a filter shows in place of both years. */
export type AwardGroup = FilterAward | 'BEST_OF_ALL';

/** The award of any year. */
export type AwardKey = `BEST_OF_${number}`;

export function awardOfYear(year: number): AwardKey {
  return `BEST_OF_${year}`;
}

export function yearOfAward(award: AwardKey): number {
  return Number(award.slice('BEST_OF_'.length));
}

export function byBadgeRank(first: BadgeKey, second: BadgeKey): number {
  return BADGE_RANKS[first] - BADGE_RANKS[second];
}

/** The newest year first. */
export function sortAwards(awards: readonly AwardKey[]): AwardKey[] {
  return awards.toSorted((first, second) => yearOfAward(second) - yearOfAward(first));
}

export function collapseAwards(awards: readonly AwardKey[]): AwardGroup[] {
  const sorted = AWARDS.filter((award) => awards.includes(award));
  return sorted.length === AWARDS.length ? ['BEST_OF_ALL'] : sorted;
}

export function expandAwards(groups: readonly AwardGroup[]): FilterAward[] {
  if (groups.includes('BEST_OF_ALL')) return [...AWARDS];
  return AWARDS.filter((award) => groups.includes(award));
}
