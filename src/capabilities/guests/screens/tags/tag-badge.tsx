import { Badge, type BadgeVariant } from '#ui/badge.tsx';
import type { GuestTag, TagColor } from '../../rules/tags/guest-tag.ts';

const FACES: Record<TagColor, BadgeVariant> = {
  GRAY: 'gray',
  WINE: 'wine',
  BAY: 'bay',
  COVE: 'cove',
  FOREST: 'forest',
  GOLD: 'gold',
  BRONZE: 'bronze',
  PURPLE: 'purple',
};

export function TagBadge({ tag }: { tag: GuestTag }) {
  return (
    <Badge variant={FACES[tag.color]}>
      <bdi>{tag.name}</bdi>
    </Badge>
  );
}
