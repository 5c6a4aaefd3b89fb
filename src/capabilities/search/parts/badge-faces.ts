import { type AwardKey, type BadgeKey, yearOfAward } from '#capabilities/storefronts/rules/badges.ts';
import type { BadgeVariant } from '#ui/badge.tsx';

type Face = { label: string; variant: BadgeVariant };

/** How each badge is called and colored wherever a business is shown. */
export const BADGE_FACES: Readonly<Record<BadgeKey, Face>> = {
  QUICK_RESPONDER: { label: 'Quick responder', variant: 'cove' },
  TRENDING: { label: 'Trending', variant: 'wine' },
  HIDDEN_GEM: { label: 'Hidden gem', variant: 'forest' },
  NEW: { label: 'New', variant: 'sky' },
};

/** The first year of the award is silver, all since are gold. */
export function awardFace(award: AwardKey): Face {
  const year = yearOfAward(award);
  return { label: `Best of ${year}`, variant: year <= 2023 ? 'silver' : 'gold' };
}
