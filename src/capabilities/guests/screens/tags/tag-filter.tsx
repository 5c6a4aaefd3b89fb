import { ChevronDown, Settings2, Tag } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components';
import { useNavigate } from 'react-router';
import { Menu } from '#ui/menu.tsx';
import { type GuestView, writeGuestView } from '../../rules/guest-view.ts';
import type { GuestTag } from '../../rules/tags/guest-tag.ts';
import { filterChip } from '../guests/filter-chip.ts';

const MANAGE = 'manage';
const ANY = 'any';

interface TagFilterProps {
  view: GuestView;
  tags: readonly GuestTag[];
  /** Households in which somebody has it. */
  countOf: (place: number) => number;
  /** Left out for who may only look. */
  onManage: (() => void) | undefined;
}

/** However many tags there are, they take the room of one filter. */
export function TagFilter({ view, tags, countOf, onManage }: TagFilterProps) {
  const navigate = useNavigate();
  const on = tags.find(({ uuid }) => uuid === view.tag);
  const entries = [
    ...(on ? [{ id: ANY, label: 'Any tag' }] : []),
    ...tags.map(({ uuid, name }, place) => ({
      id: uuid,
      label: `${name} (${countOf(place)})`,
      icon: <Tag size={18} aria-hidden="true" />,
    })),
    ...(onManage
      ? [{ id: MANAGE, label: 'Manage tags', icon: <Settings2 size={18} aria-hidden="true" />, group: 'All' }]
      : []),
  ];
  if (entries.length === 0) return null;
  return (
    <Menu
      placement="bottom start"
      trigger={
        <AriaButton className={filterChip(Boolean(on))}>
          {on ? `Tag: ${on.name}` : 'Tags'}
          <ChevronDown size={16} aria-hidden="true" />
        </AriaButton>
      }
      entries={entries}
      onAction={(id) => {
        if (id === MANAGE) return onManage?.();
        const search = writeGuestView({ ...view, tag: id === ANY ? null : id }) || '?';
        void navigate({ search }, { replace: true, preventScrollReset: true });
      }}
    />
  );
}
