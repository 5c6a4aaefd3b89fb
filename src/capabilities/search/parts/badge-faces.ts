import type { AwardKey, BadgeKey } from '#capabilities/storefronts/rules/badges.ts';
import type { BadgeVariant } from '#ui/badge.tsx';

type Face = { label: string; variant: BadgeVariant };

/** How each badge is called and colored wherever a business is shown. */
export const BADGE_FACES: Readonly<Record<BadgeKey, Face>> = {
  QUICK_RESPONDER: { label: 'Quick responder', variant: 'cove' },
  TRENDING: { label: 'Trending', variant: 'wine' },
  HIDDEN_GEM: { label: 'Hidden gem', variant: 'forest' },
  NEW: { label: 'New', variant: 'sky' },
};

export const AWARD_FACES: Readonly<Record<AwardKey, Face>> = {
  BEST_OF_2024: { label: 'Best of 2024', variant: 'gold' },
  BEST_OF_2023: { label: 'Best of 2023', variant: 'silver' },
};
