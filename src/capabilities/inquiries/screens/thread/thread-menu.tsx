import { Archive, BellRing, CalendarHeart, CalendarX, Columns3, Ellipsis, Store, Undo2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { paths } from '#app/rules/paths.ts';
import { useHere } from '#app/use-here.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, type MenuEntry } from '#ui/menu.tsx';
import type { Thread } from '../../contract/couple-inquiries.contract.ts';
import { momentText } from './moment-text.ts';
import type { ThreadAsked } from './thread-dialogs.tsx';
import type { InquiryActions } from './use-inquiry-actions.ts';

interface ThreadMenuProps {
  thread: Thread;
  actions: InquiryActions;
  onAsk: (asked: ThreadAsked) => void;
}

const size = { size: 18, 'aria-hidden': true } as const;

function nudgeEntry({ allowed, nudgeFrom }: Thread, timeZone: string): MenuEntry[] {
  if (!nudgeFrom && !allowed.includes('nudge')) return [];
  const isDue = allowed.includes('nudge');
  return [
    {
      id: 'nudge',
      label: 'Send a reminder',
      icon: <BellRing {...size} />,
      isDisabled: !isDue,
      ...(!isDue && nudgeFrom && { description: `From ${momentText(nudgeFrom, timeZone)}` }),
    },
  ];
}

function entriesOf(thread: Thread, timeZone: string): MenuEntry[] {
  const { allowed, isListed, status } = thread;
  const entries: (MenuEntry | false)[] = [
    ...nudgeEntry(thread, timeZone),
    // On phones there is no room for its button.
    status === 'BOOKED' && { id: 'booking', label: 'Booking details', icon: <CalendarHeart {...size} /> },
    isListed && { id: 'profile', label: 'View profile', icon: <Store {...size} /> },
    status !== 'CLOSED' && { id: 'compare', label: 'Compare quotes', icon: <Columns3 {...size} /> },
    allowed.includes('unbook') && {
      id: 'unbook',
      label: 'Cancel booking',
      icon: <CalendarX {...size} />,
    },
    allowed.includes('withdraw') && {
      id: 'withdraw',
      label: 'Withdraw inquiry',
      icon: <Undo2 {...size} />,
      tone: 'danger',
    },
    allowed.includes('close') && {
      id: 'close',
      label: 'Close conversation',
      icon: <Archive {...size} />,
      tone: 'danger',
    },
  ];
  return entries.filter((entry) => entry !== false);
}

/** Everything else that can be done with a thread. What cannot be undone, or is the vendor's as well, asks first. */
export function ThreadMenu({ thread, actions, onAsk }: ThreadMenuProps) {
  const navigate = useNavigate();
  const here = useHere();

  function act(id: string) {
    if (id === 'close' || id === 'withdraw') onAsk(id);
    if (id === 'nudge') actions.nudge(thread);
    if (id === 'unbook') {
      if (thread.booking?.isShared) onAsk('cancel-booking');
      else actions.unbook(thread);
    }
    if (id === 'booking') void navigate(paths.bookedVendors());
    if (id === 'profile') void navigate(paths.storefront(thread.taxonomyKey, thread.storefrontSlug));
    if (id === 'compare') void navigate(paths.compareQuotes(thread.taxonomyKey));
  }

  return (
    <Menu
      trigger={<IconButton label="More about this conversation" icon={<Ellipsis size={22} />} />}
      entries={entriesOf(thread, here?.timeZone ?? 'UTC')}
      onAction={act}
    />
  );
}
