import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import type { LineBadge } from '../../rules/line-words.ts';

interface LineBadgeMarkProps {
  badge: LineBadge | undefined;
  isShort?: boolean;
  className?: string;
}

export function LineBadgeMark({ badge, isShort = false, className }: LineBadgeMarkProps) {
  if (!badge) return null;
  return (
    <Badge variant={badge.tone} size="small" className={classNames('shrink-0', className)}>
      {isShort ? badge.short : badge.text}
    </Badge>
  );
}
