import { Flag, MessageSquareWarning, Users } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '#app/rules/paths.ts';
import { Badge } from '#ui/badge.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { classNames } from '#ui/class-names.ts';
import type { ModerationItem } from '../../contract/moderation.contract.ts';
import { MessageTime } from '../../parts/message-time.tsx';
import { canDecide, headline, type QueueView, titleOf } from './queue-view.ts';
import { ScoreBar } from './score-bar.tsx';

interface QueueRowProps {
  item: ModerationItem;
  view: QueueView;
  isOpen: boolean;
  isChosen: boolean;
  onToggle: () => void;
}

/** One message: who to whom, what weighed most, how much, since when. */
export function QueueRow({ item, view, isOpen, isChosen, onToggle }: QueueRowProps) {
  const ref = useRef<HTMLLIElement>(null);
  const Icon = item.kind === 'HELD' ? MessageSquareWarning : Flag;
  useEffect(() => {
    if (isOpen) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <li
      ref={ref}
      className={classNames(
        'relative flex items-center border-line border-b ps-5 pe-4',
        isChosen && 'bg-cove-tint',
        isOpen &&
          'lg:bg-cove-tint lg:before:absolute lg:before:inset-y-0 lg:before:start-0 lg:before:w-1 lg:before:bg-secondary',
      )}
    >
      {canDecide(item) ? (
        <CheckboxField
          label={<span className="sr-only">Select {titleOf(item)}</span>}
          value={isChosen}
          onChange={onToggle}
          className="-mt-2 shrink-0"
        />
      ) : (
        <span className="w-9 shrink-0" />
      )}
      <Link
        to={paths.moderation({ view: view === 'queue' ? undefined : view, open: item.uuid })}
        preventScrollReset
        aria-current={isOpen ? 'true' : undefined}
        className="flex min-w-0 grow items-center gap-3 self-stretch py-3 focus-visible:-outline-offset-2"
      >
        <span
          aria-hidden="true"
          className="hidden size-9 shrink-0 items-center justify-center rounded-input bg-ink/6 sm:max-lg:flex 2xl:flex"
        >
          <Icon size={18} />
        </span>
        <span className="min-w-0 grow">
          <span className="block truncate font-semibold text-sm">{titleOf(item)}</span>
          <span className="block truncate text-ink-soft text-sm">{headline(item)}</span>
          {item.secondLook && (
            <Badge
              variant="purple"
              size="small"
              icon={<Users size={12} aria-hidden="true" />}
              className="mt-1"
            >
              {item.secondLook.isYours ? 'You asked' : `${item.secondLook.askedBy} asked`}
            </Badge>
          )}
        </span>
        <span className="flex shrink-0 items-center gap-3 max-sm:flex-col max-sm:items-end max-sm:gap-1.5">
          <ScoreBar score={item.spamScore} />
          <MessageTime at={item.since} className="w-13 text-end text-ink-soft text-xs" />
        </span>
      </Link>
    </li>
  );
}
