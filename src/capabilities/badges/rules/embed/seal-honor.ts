import {
  type AwardKey,
  type BadgeKey,
  byBadgeRank,
  sortAwards,
  yearOfAward,
} from '#capabilities/storefronts/rules/badges.ts';

/** What a seal says of a listing: a year's award, a badge, or only that it can be found here. */
export type SealHonor =
  | { kind: 'award'; year: number }
  | { kind: 'badge'; badge: BadgeKey }
  | { kind: 'found' };

type Held = { awards: readonly AwardKey[]; badges: readonly BadgeKey[] };

/** The newest award before any badge: it rests on a whole year. Whoever holds nothing is found here all the same. */
export function sealHonor(held: Held | undefined): SealHonor {
  const [award] = sortAwards(held?.awards ?? []);
  if (award) return { kind: 'award', year: yearOfAward(award) };
  const [badge] = (held?.badges ?? []).toSorted(byBadgeRank);
  return badge ? { kind: 'badge', badge } : { kind: 'found' };
}
