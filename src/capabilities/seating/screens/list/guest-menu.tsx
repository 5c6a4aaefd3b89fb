import { Ellipsis } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import type { Seat } from '../../rules/seating-state.ts';
import { useSeating } from '../desk/seating-context.ts';

/** Everything a hand can do to somebody who sits. */
export function GuestMenu({ seat, onMove }: { seat: Seat; onMove: () => void }) {
  const { desk, view } = useSeating();
  const { guestUuid, isPinned } = seat;
  const { actions, nameOf } = desk;
  return (
    <Menu
      trigger={<IconButton label={`Options for ${nameOf(guestUuid)}`} icon={<Ellipsis size={20} />} />}
      entries={[
        { id: 'move', label: 'Move to…' },
        { id: 'lock', label: isPinned ? 'Unlock this seat' : 'Lock this seat' },
        { id: 'why', label: 'Why they sit here' },
        { id: 'unseat', label: 'Unseat' },
      ]}
      onAction={(id) => {
        if (id === 'move') onMove();
        if (id === 'lock') actions.lock([guestUuid], !isPinned);
        if (id === 'why') view.showGuest(guestUuid);
        if (id === 'unseat') actions.unseat([guestUuid]);
      }}
    />
  );
}
