import type { LeadTier } from '#capabilities/inquiries/rules/lead-tags.ts';
import { Badge, type BadgeSize } from '#ui/badge.tsx';
import { TIER_LABELS } from '../../rules/lead-words.ts';

const LOOKS = { GOLD: 'gold', SILVER: 'silver', STANDARD: 'gray' } as const;

export function TierBadge({ tier, size }: { tier: LeadTier; size?: BadgeSize }) {
  return (
    <Badge variant={LOOKS[tier]} {...(size && { size })}>
      {TIER_LABELS[tier]}
    </Badge>
  );
}
