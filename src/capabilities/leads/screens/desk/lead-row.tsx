import { memo } from 'react';
import { Link } from 'react-router';
import { MessageTime } from '#capabilities/inquiries/parts/message-time.tsx';
import { classNames } from '#ui/class-names.ts';
import { SelectBox } from '#ui/data-table/select-box.tsx';
import type { Lead } from '../../contract/leads.contract.ts';
import { MATCH_REASON_LABELS, sourceLabel } from '../../rules/lead-words.ts';
import { leadFacts, Marks } from './lead-facts.tsx';
import { PriceText } from './price-text.tsx';
import { ROW_HEIGHT } from './row-height.ts';
import { TierBadge } from './tier-badge.tsx';

export interface LeadRowProps {
  lead: Lead;
  to: string;
  /** Place in the list, and how long that is as far as anybody knows. */
  index: number;
  setSize: number;
  isOpen: boolean;
  isSelected: boolean;
  onToggle: (index: number, withShift: boolean) => void;
}

/** One lead in the list: who, when and where, what they said last, and what speaks for them. */
export const LeadRow = memo(function LeadRow(props: LeadRowProps) {
  const { lead, to, index, setSize, isOpen, isSelected, onToggle } = props;
  const { lastMessage, tags } = lead;
  // What has ended is not to be won by them any more.
  const fits = lead.status === 'CLOSED' ? [] : lead.matchReasons;
  const isUnread = lead.unread > 0;
  const source = sourceLabel(tags);
  return (
    <li
      aria-setsize={setSize}
      aria-posinset={index + 1}
      style={{ height: ROW_HEIGHT }}
      className={classNames(
        'relative flex border-line border-b ps-1 pe-4 transition-colors',
        isOpen && 'bg-paper shadow-[inset_3px_0_var(--color-primary)]',
        !isOpen && (isSelected ? 'bg-wine-tint' : 'hover:bg-ink/3'),
      )}
    >
      <div className="relative z-10 pt-1.5">
        <SelectBox
          label={`Select ${lead.coupleNames}`}
          isInTabOrder
          isSelected={isSelected}
          onToggle={(withShift) => onToggle(index, withShift)}
        />
      </div>
      <div className="min-w-0 grow py-3">
        <p className="flex items-baseline gap-2">
          <Link
            to={to}
            preventScrollReset
            data-lead={index}
            aria-current={isOpen ? 'true' : undefined}
            className={classNames(
              "truncate after:absolute after:inset-0 after:content-['']",
              'outline-none focus-visible:shadow-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary',
              isUnread ? 'font-bold' : 'font-semibold',
            )}
          >
            {lead.coupleNames}
          </Link>
          {isUnread && (
            <span className="size-2 shrink-0 self-center rounded-full bg-primary">
              <span className="sr-only">Unread</span>
            </span>
          )}
          <MessageTime at={lead.lastEventAt} className="ms-auto shrink-0 text-ink-soft text-xs" />
        </p>
        <p className="truncate text-ink-soft text-sm">{leadFacts(lead)}</p>
        <p className={classNames('truncate text-sm', isUnread ? 'font-medium text-ink' : 'text-ink-soft')}>
          {lastMessage.by === 'VENDOR' && 'You: '}
          {lastMessage.text}
        </p>
        {/* What does not fit is left out as a whole; the lead itself shows everything. */}
        <div className="mt-1.5 flex h-6 flex-wrap items-center gap-x-1.5 gap-y-2 overflow-hidden">
          <TierBadge tier={lead.tier} />
          {lead.status === 'READY' && <PriceText price={lead.price} className="px-0.5 text-xs leading-6" />}
          <Marks lead={lead} />
          {source && (
            <span className="whitespace-nowrap px-0.5 text-ink-soft text-xs leading-6">{source}</span>
          )}
          {fits.map((reason) => (
            <span
              key={reason}
              className="inline-flex h-6 items-center rounded-full border border-secondary/40 px-2 text-cove-deep text-xs"
            >
              {MATCH_REASON_LABELS[reason]}
            </span>
          ))}
        </div>
      </div>
    </li>
  );
});
