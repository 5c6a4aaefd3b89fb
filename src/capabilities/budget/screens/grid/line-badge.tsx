import { Badge } from '#ui/badge.tsx';
import type { LineBadge } from '../../rules/line-words.ts';

export function LineBadgeMark({
  badge,
  isShort = false,
}: {
  badge: LineBadge | undefined;
  isShort?: boolean;
}) {
  if (!badge) return null;
  return (
    <Badge variant={badge.tone} size="small" className="shrink-0">
      {isShort ? badge.short : badge.text}
    </Badge>
  );
}
