import { Gem, Sparkles, TrendingUp, Zap } from 'lucide-react';
import type { BadgeKey } from '#capabilities/storefronts/rules/badges.ts';
import { classNames } from '#ui/class-names.ts';
import { Seal } from './seal.tsx';

const ICONS = { QUICK_RESPONDER: Zap, TRENDING: TrendingUp, HIDDEN_GEM: Gem, NEW: Sparkles };
const COLORS: Readonly<Record<BadgeKey, string>> = {
  QUICK_RESPONDER: 'text-cove',
  TRENDING: 'text-wine',
  HIDDEN_GEM: 'text-forest',
  NEW: 'text-bay',
};

/** A badge as a seal, an outline until it is earned. */
export function BadgeSeal({
  badge,
  isHeld,
  className,
}: {
  badge: BadgeKey;
  isHeld: boolean;
  className?: string;
}) {
  const Icon = ICONS[badge];
  return (
    <span className={classNames('relative block', className)} aria-hidden="true">
      <Seal isHeld={isHeld} className={isHeld ? COLORS[badge] : 'text-line-strong'} />
      <Icon
        size={28}
        strokeWidth={1.5}
        className={classNames('absolute inset-0 m-auto', isHeld ? 'text-paper' : 'text-ink-soft')}
      />
    </span>
  );
}
