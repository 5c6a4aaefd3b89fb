import { AlarmClock, AlarmClockOff, Ban, CalendarHeart, CalendarX2, Ellipsis, Flag } from 'lucide-react';
import { Group } from 'react-aria-components';
import { useReadOnly } from '#app/use-read-only.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, type MenuEntry } from '#ui/menu.tsx';
import type { LeadThread } from '../../contract/leads.contract.ts';
import { mayEnd, mayReport } from './lead-permissions.ts';
import type { LeadActions } from './use-lead-actions.ts';

/** What is asked before it happens. */
export type Asked = 'book' | 'cancel-booking' | 'end' | 'snooze' | 'spam';

interface LeadButtonsProps {
  lead: LeadThread;
  isSnoozed: boolean;
  actions: LeadActions;
  onAsk: (asked: Asked) => void;
}

/** What this person may do with the lead now: the next steps as buttons, the rest behind the dots. */
export function LeadButtons({ lead, isSnoozed, actions, onAsk }: LeadButtonsProps) {
  const { allowed, canSnooze } = lead;
  const isReadOnly = useReadOnly() === true;
  const isNew = lead.status === 'READY';
  const entries: MenuEntry[] = [
    ...(allowed.includes('unbook')
      ? [{ id: 'unbook', label: 'Cancel booking', icon: <CalendarX2 size={18} aria-hidden="true" /> }]
      : []),
    ...(!isNew && mayEnd(lead)
      ? [{ id: 'end', label: 'Close the conversation', icon: <Ban size={18} aria-hidden="true" /> }]
      : []),
    ...(mayReport(lead)
      ? [
          {
            id: 'spam',
            label: 'Report spam',
            tone: 'danger' as const,
            icon: <Flag size={18} aria-hidden="true" />,
          },
        ]
      : []),
  ];

  function act(id: string) {
    if (id === 'unbook') {
      if (lead.booking?.isShared) onAsk('cancel-booking');
      else actions.unbook(lead);
    } else if (id === 'end' || id === 'spam') onAsk(id);
  }

  return (
    <Group aria-label="What to do" className="flex flex-wrap items-center gap-2">
      {allowed.includes('book') && (
        <Button
          variant="secondary"
          size="small"
          isDisabled={isReadOnly}
          icon={<CalendarHeart size={16} aria-hidden="true" />}
          onPress={() => onAsk('book')}
        >
          Mark as booked
        </Button>
      )}
      {canSnooze && isSnoozed && (
        <Button
          variant="secondary"
          size="small"
          icon={<AlarmClockOff size={16} aria-hidden="true" />}
          isDisabled={actions.isStepping || isReadOnly}
          onPress={() => actions.bringBack(lead)}
        >
          Unsnooze
        </Button>
      )}
      {canSnooze && !isSnoozed && (
        <Button
          variant="secondary"
          size="small"
          isDisabled={isReadOnly}
          icon={<AlarmClock size={16} aria-hidden="true" />}
          onPress={() => onAsk('snooze')}
        >
          Snooze
        </Button>
      )}
      {isNew && mayEnd(lead) && (
        <Button
          variant="secondary"
          size="small"
          isDisabled={isReadOnly}
          icon={<Ban size={16} aria-hidden="true" />}
          onPress={() => onAsk('end')}
        >
          Decline
        </Button>
      )}
      {entries.length > 0 && (
        <Menu
          trigger={<IconButton label="More" icon={<Ellipsis size={20} />} isDisabled={isReadOnly} />}
          entries={entries}
          onAction={act}
        />
      )}
    </Group>
  );
}
