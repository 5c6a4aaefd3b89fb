import { Gem, Sparkles, TrendingUp, Zap } from 'lucide-react';
import type { BadgeKey } from '#capabilities/storefronts/rules/badges.ts';
import { classNames } from '#ui/class-names.ts';
import { sealPath } from '../rules/seal-path.ts';

const ICONS = { QUICK_RESPONDER: Zap, TRENDING: TrendingUp, HIDDEN_GEM: Gem, NEW: Sparkles };
const COLORS: Readonly<Record<BadgeKey, string>> = {
  QUICK_RESPONDER: 'text-cove',
  TRENDING: 'text-wine',
  HIDDEN_GEM: 'text-forest',
  NEW: 'text-bay',
};
const PATH = sealPath({ center: 50, outer: 48, inner: 44, points: 24 });

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
      <svg viewBox="0 0 100 100" aria-hidden="true" className={isHeld ? COLORS[badge] : 'text-line-strong'}>
        <path
          d={PATH}
          fill={isHeld ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth="1.5"
          strokeDasharray={isHeld ? undefined : '3 3'}
        />
        {isHeld && <circle cx="50" cy="50" r="38" fill="none" stroke="white" strokeOpacity="0.6" />}
      </svg>
      <Icon
        size={28}
        strokeWidth={1.5}
        className={classNames('absolute inset-0 m-auto', isHeld ? 'text-paper' : 'text-ink-soft')}
      />
    </span>
  );
}
