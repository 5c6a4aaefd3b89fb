import {
  ArrowDown,
  ArrowUp,
  Clock,
  MapPin,
  MoreHorizontal,
  Pencil,
  Tag,
  Trash2,
  UserPlus,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#app/rules/paths.ts';
import { plural } from '#base/text.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import type { GuestEvent } from '../../contract/events.contract.ts';
import { ReplyBar } from '../../parts/reply-bar.tsx';
import { EVENT_KIND_LABELS } from '../../rules/event-choices.ts';
import type { EventCount } from '../../rules/event-count.ts';
import { dishesText, eventTime, repliesText } from '../../rules/event-words.ts';
import type { GuestTag } from '../../rules/tags/guest-tag.ts';
import type { EventActions } from './use-event-actions.ts';

const TAGGED = 'tag:';

interface EventCardProps {
  event: GuestEvent;
  count: EventCount;
  today: string;
  place: number;
  last: number;
  tags: readonly GuestTag[];
  /** Left out for who may only look. */
  actions: EventActions | undefined;
  onEdit: () => void;
  onRemove: () => void;
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-start gap-2.5 text-ink-soft">
      <span className="mt-0.5 shrink-0">{icon}</span>
      <span className="min-w-0" dir="auto">
        {children}
      </span>
    </p>
  );
}

/** One event at a glance: when, where, who is coming and what they eat. */
export function EventCard(props: EventCardProps) {
  const { event, count, today, place, last, tags, actions, onEdit, onRemove } = props;
  const { uuid, name, kind, placeName, address, capacity, meals } = event;
  const time = eventTime(event);
  const seats = count.coming + count.waiting;
  const entries = [
    { id: 'invite', label: 'Invite everyone', icon: <UserPlus size={18} aria-hidden="true" /> },
    ...tags.map(({ uuid: tagUuid, name: tag }) => ({
      id: `${TAGGED}${tagUuid}`,
      label: tag,
      icon: <Tag size={18} aria-hidden="true" />,
      group: 'Invite all tagged',
    })),
    {
      id: 'up',
      label: 'Move up',
      icon: <ArrowUp size={18} aria-hidden="true" />,
      isDisabled: place === 0,
    },
    {
      id: 'down',
      label: 'Move down',
      icon: <ArrowDown size={18} aria-hidden="true" />,
      isDisabled: place === last,
    },
    {
      id: 'remove',
      label: 'Delete',
      icon: <Trash2 size={18} aria-hidden="true" />,
      tone: 'danger' as const,
      isDisabled: last === 0,
    },
  ];
  function act(id: string) {
    if (id === 'invite') actions?.inviteEveryone(event);
    const tag = tags.find(({ uuid: tagUuid }) => id === `${TAGGED}${tagUuid}`);
    if (tag) actions?.inviteTagged(tag, event);
    if (id === 'up') actions?.move(place, -1);
    if (id === 'down') actions?.move(place, 1);
    if (id === 'remove') onRemove();
  }
  return (
    <article aria-label={name} className="flex h-full flex-col rounded-card border border-line bg-paper p-5">
      <header className="mb-3 flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="text-ink-soft text-sm">{EVENT_KIND_LABELS[kind]}</p>
          <h2 className="wrap-anywhere font-display text-2xl" dir="auto">
            {name}
          </h2>
        </div>
        {actions && (
          <div className="-me-2 flex shrink-0">
            <IconButton label={`Edit ${name}`} icon={<Pencil size={20} />} onPress={onEdit} />
            <Menu
              trigger={<IconButton label={`More for ${name}`} icon={<MoreHorizontal size={20} />} />}
              entries={entries}
              onAction={act}
            />
          </div>
        )}
      </header>
      <div className="mb-4 flex flex-col gap-1.5">
        <Fact icon={<Clock size={18} aria-hidden="true" />}>{time || 'No date yet'}</Fact>
        <Fact icon={<MapPin size={18} aria-hidden="true" />}>
          {[placeName, address].filter(Boolean).join(', ') || 'No place yet'}
        </Fact>
      </div>
      <div className="mt-auto">
        {count.invited > 0 ? (
          <ReplyBar count={count} />
        ) : (
          <div className="flex flex-wrap items-center justify-between gap-3 rounded-input bg-linen px-4 py-3">
            <p>Nobody is invited yet.</p>
            {actions && (
              <Button variant="secondary" size="small" onPress={() => actions.inviteEveryone(event)}>
                Invite everyone
              </Button>
            )}
          </div>
        )}
        {meals === 'CHOICE' && count.coming > 0 && (
          <p className="mt-2 text-ink-soft text-sm">{dishesText(event, count)}</p>
        )}
        <p className="mt-3 flex flex-wrap justify-between gap-x-4 text-sm">
          <span className="text-ink-soft">{repliesText(event, today)}</span>
          {capacity !== null && (
            <span className={seats > capacity ? 'font-semibold text-red' : 'text-ink-soft'}>
              {seats > capacity
                ? `${plural(seats - capacity, 'seat')} too few`
                : `Room for ${capacity - seats} more`}
            </span>
          )}
          {count.invited > 0 && (
            <Link to={`${paths.guests()}?event=${uuid}`} className="text-secondary underline">
              See who’s invited
            </Link>
          )}
        </p>
      </div>
    </article>
  );
}
