import { useQuery } from '@tanstack/react-query';
import { MousePointerClick } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { VendorListing } from '#capabilities/navigation/rules/vendor-state.ts';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { leadQuery } from '../../queries.ts';
import { leadQuestion } from '../../rules/lead-address.ts';
import { BulkDialogs } from './bulk-dialogs.tsx';
import type { Asked } from './lead-buttons.tsx';
import { LeadDialogs } from './lead-dialogs.tsx';
import { LeadListPane } from './lead-list-pane.tsx';
import { LeadPane } from './lead-pane.tsx';
import { mayEnd } from './lead-permissions.ts';
import { useBulk } from './use-bulk.ts';
import { useLeadActions } from './use-lead-actions.ts';
import type { LeadPlace } from './use-lead-address.ts';
import { useLeadSelection } from './use-lead-selection.ts';
import { useLeadShortcuts } from './use-lead-shortcuts.ts';
import { useLeads } from './use-leads.ts';
import { useRowFocus } from './use-row-focus.ts';

/** From here on list and lead stand side by side. */
const SIDE_BY_SIDE = '(min-width: 64rem)';

interface LeadDeskProps {
  listings: readonly VendorListing[];
  listing: VendorListing;
  place: LeadPlace;
  onHelp: () => void;
}

function NothingOpen() {
  return (
    <div className="flex min-h-0 items-center xl:col-span-2">
      <EmptyState title="Choose a lead" icon={<MousePointerClick size={28} aria-hidden="true" />}>
        It opens here, beside the list. With the keyboard: <kbd className="font-semibold font-text">j</kbd>{' '}
        and <kbd className="font-semibold font-text">k</kbd> move,{' '}
        <kbd className="font-semibold font-text">Enter</kbd> opens.
      </EmptyState>
    </div>
  );
}

/** One listing's leads and the one that is open, with everything that moves between them. */
export function LeadDesk({ listings, listing, place, onHelp }: LeadDeskProps) {
  const navigate = useNavigate();
  const question = leadQuestion(place, listing.uuid);
  const list = useLeads(question);
  const { leads } = list;
  const selection = useLeadSelection(leads, JSON.stringify(question));
  const bulk = useBulk(selection);
  const actions = useLeadActions();
  const [asked, setAsked] = useState<Asked>();
  const listRef = useRef<HTMLUListElement>(null);
  const searchRef = useRef<HTMLInputElement>(null);
  const paneRef = useRef<HTMLDivElement>(null);
  const rowFocus = useRowFocus(listRef);
  const { data: open } = useQuery({ ...leadQuery(place.uuid ?? ''), enabled: place.uuid !== undefined });
  const openIndex = leads.findIndex(({ uuid }) => uuid === place.uuid);

  // A link from a message may lead to a lead of another listing.
  const owner = open && listings.find(({ uuid }) => uuid === open.storefrontUuid)?.uuid;
  const ownAddress = owner && owner !== listing.uuid ? place.toChange({ storefront: owner }) : undefined;
  useEffect(() => {
    if (ownAddress) navigate(ownAddress, { replace: true });
  }, [ownAddress, navigate]);

  // In place of the list a lead begins at its top; beside it nothing moves.
  useLayoutEffect(() => {
    if (place.uuid && !window.matchMedia(SIDE_BY_SIDE).matches) window.scrollTo(0, 0);
  }, [place.uuid]);

  /** What is dealt with makes room for the next. */
  function goOn() {
    if (openIndex < 0) return;
    const next = window.matchMedia(SIDE_BY_SIDE).matches
      ? (leads[openIndex + 1] ?? leads[openIndex - 1])
      : undefined;
    navigate(place.toLead(next?.uuid), { preventScrollReset: true });
  }

  function move(step: 1 | -1) {
    const from = place.uuid ? openIndex : (rowFocus.pinned ?? -1);
    const target = Math.max(from + step, 0);
    const lead = leads[target];
    if (!lead) return list.loadMore();
    rowFocus.focusRow(target);
    if (place.uuid) navigate(place.toLead(lead.uuid), { preventScrollReset: true });
  }

  const hasChoice = selection.leads.length > 0;
  useLeadShortcuts({
    next: () => move(1),
    previous: () => move(-1),
    select: () => {
      const row = rowFocus.pinned ?? openIndex;
      if (row >= 0) selection.toggle(row, false);
    },
    end: () => {
      if (hasChoice) bulk.choose(place.view === 'ready' ? 'decline' : 'close');
      else if (open && mayEnd(open)) setAsked('end');
    },
    snooze: () => {
      if (hasChoice) bulk.choose('snooze');
      else if (open?.canSnooze) setAsked('snooze');
    },
    book: () => open?.allowed.includes('book') && setAsked('book'),
    reply: () => paneRef.current?.querySelector('textarea')?.focus(),
    search: () => searchRef.current?.focus(),
    help: onHelp,
  });

  return (
    <div className="lg:grid lg:h-full lg:grid-cols-[24rem_minmax(0,1fr)]">
      <LeadListPane
        list={list}
        listing={listing}
        place={place}
        question={question}
        selection={selection}
        bulk={bulk}
        listRef={listRef}
        searchRef={searchRef}
        rowFocus={rowFocus}
      />
      <div
        ref={paneRef}
        className={classNames(
          'min-w-0 lg:grid lg:min-h-0 xl:grid-cols-[minmax(0,1fr)_19rem]',
          !place.uuid && 'max-lg:hidden',
        )}
      >
        {place.uuid ? (
          <LeadPane
            uuid={place.uuid}
            business={listing.name}
            backTo={place.toLead()}
            actions={actions}
            onAsk={setAsked}
          />
        ) : (
          leads.length > 0 && <NothingOpen />
        )}
      </div>
      {open && (
        <LeadDialogs
          lead={open}
          asked={asked}
          actions={actions}
          onDone={goOn}
          onClose={() => setAsked(undefined)}
        />
      )}
      <BulkDialogs bulk={bulk} leads={selection.leads} taxonomyKey={listing.taxonomyKey} />
    </div>
  );
}
