import { Check } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { MessageTime } from '#capabilities/inquiries/parts/message-time.tsx';
import { AvatarMonogram } from '#ui/avatar-monogram.tsx';
import { classNames } from '#ui/class-names.ts';
import { SelectBox } from '#ui/data-table/select-box.tsx';
import type { Lead } from '../../contract/leads.contract.ts';
import { shortFacts } from '../../rules/lead-facts.ts';
import { LeadChipBadge } from './lead-chip-badge.tsx';
import type { GroupHead } from './lead-groups.ts';
import { PriceText } from './price-text.tsx';

export interface LeadRowProps {
  lead: Lead;
  to: string;
  /** Whose lead it is, where several listings are shown. */
  listingName: string | undefined;
  /** Place in the list, and how long that is as far as anybody knows. */
  index: number;
  setSize: number;
  /** Above the first of its kind. */
  head: GroupHead | undefined;
  isOpen: boolean;
  isJustAnswered: boolean;
  isSelected: boolean;
  /** Some lead is: then all boxes show. */
  isSelecting: boolean;
  onToggle: (index: number, withShift: boolean) => void;
}

const TONES = ['blush', 'sky', 'sage'] as const;

/** A color of their own, so that rows are told apart at a glance. */
function toneOf(uuid: string) {
  return TONES[Number.parseInt(uuid.slice(-2), 16) % TONES.length] ?? 'blush';
}

/** A face that becomes a box: under the pointer, with the focus, or once anything is chosen. */
function Choose({ lead, index, isSelected, isSelecting, onToggle }: LeadRowProps) {
  return (
    <div className="group/face relative z-10 flex w-14 shrink-0 items-center justify-center">
      <AvatarMonogram
        names={lead.coupleNames.split(' & ')}
        tone={toneOf(lead.uuid)}
        size="small"
        className={classNames(
          'pointer-events-none absolute group-focus-within/face:opacity-0 group-hover/face:opacity-0',
          isSelecting && 'opacity-0',
        )}
      />
      <div
        className={classNames(
          'group-focus-within/face:opacity-100 group-hover/face:opacity-100',
          !isSelecting && 'opacity-0',
        )}
      >
        <SelectBox
          label={`Select ${lead.coupleNames}`}
          isInTabOrder
          isSelected={isSelected}
          onToggle={(withShift) => onToggle(index, withShift)}
        />
      </div>
    </div>
  );
}

/** What connecting costs, or that it was just done; among conversations every row would say so. */
function Standing({ lead, isJustAnswered }: { lead: Lead; isJustAnswered: boolean }) {
  if (lead.status === 'READY') return <PriceText price={lead.price} isShort />;
  if (lead.status !== 'CONNECTED' || !isJustAnswered) return null;
  return (
    <span className="inline-flex items-center gap-1 text-green-deep">
      <Check size={16} aria-hidden="true" />
      Connected
    </span>
  );
}

function Aside({ lead, listingName }: Pick<LeadRowProps, 'lead' | 'listingName'>) {
  if (listingName !== undefined) return <span className="block truncate">{listingName}</span>;
  if (lead.status === 'READY') return null;
  return <MessageTime at={lead.lastEventAt} />;
}

/** What was said last in a talk; before there is one, what they ask for. */
function secondLine(lead: Lead): string {
  const { status, lastMessage } = lead;
  if (status === 'READY' || lastMessage.text === '') return shortFacts(lead);
  return `${lastMessage.by === 'VENDOR' ? 'You: ' : ''}${lastMessage.text}`;
}

/** One lead in the list: who, how it stands, when and for how much; two lines beside the lead, three on phones. */
export const LeadRow = memo(function LeadRow(props: LeadRowProps) {
  const { lead, to, index, setSize, head, isOpen, isSelected } = props;
  const isUnread = lead.unread > 0;
  return (
    <li aria-setsize={setSize} aria-posinset={index + 1}>
      {head && (
        <p className="flex h-7 items-center justify-between bg-mist px-4 font-semibold text-ink-soft text-xs">
          {head.label}
          {head.count !== undefined && <span className="tabular-nums">{head.count}</span>}
        </p>
      )}
      <div
        className={classNames(
          'relative flex h-21 border-line border-b pe-4 transition-colors lg:h-15.5',
          isOpen && 'bg-cove-tint/50 shadow-[inset_3px_0_var(--color-secondary)]',
          !isOpen && (isSelected ? 'bg-ink/6' : 'hover:bg-ink/3'),
        )}
      >
        <Choose {...props} />
        <div className="grid min-w-0 grow content-center gap-x-3 gap-y-0.5 [grid-template-areas:'name_name_price'_'facts_facts_facts'_'chip_aside_aside'] [grid-template-columns:minmax(0,1fr)_auto_auto] lg:[grid-template-areas:'name_name_price'_'facts_aside_aside']">
          <p className="flex min-w-0 items-center gap-2 [grid-area:name]">
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
              <span className="size-2 shrink-0 rounded-full bg-primary">
                <span className="sr-only">Unread</span>
              </span>
            )}
            <LeadChipBadge lead={lead} className="shrink-0 max-lg:hidden" />
          </p>
          <p className="[grid-area:chip] lg:hidden">
            <LeadChipBadge lead={lead} />
          </p>
          <p className="self-center text-end font-semibold text-sm [grid-area:price]">
            <Standing lead={lead} isJustAnswered={props.isJustAnswered} />
          </p>
          <p className="truncate text-ink-soft text-sm [grid-area:facts]">{secondLine(lead)}</p>
          <p className="max-w-40 self-center justify-self-end text-ink-soft text-xs [grid-area:aside] lg:max-w-28">
            <Aside {...props} />
          </p>
        </div>
      </div>
    </li>
  );
});
