import { useQuery } from '@tanstack/react-query';
import { MousePointerClick } from 'lucide-react';
import {
  lazy,
  type RefObject,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { undoLast } from '#app/undo-last.ts';
import { useReadOnly } from '#app/use-read-only.ts';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { firstTouch } from '#ui/first-touch.ts';
import { type LeadQuestion, leadQuery } from '../../queries.ts';
import type { BulkChoice } from './bulk-bar.tsx';
import { Key } from './key.tsx';
import type { Asked } from './lead-buttons.tsx';
import { LeadListPane } from './lead-list-pane.tsx';
import { LeadPaneSkeleton } from './lead-pane-skeleton.tsx';
import { SIDE_BY_SIDE } from './row-height.ts';
import { useBulk } from './use-bulk.ts';
import type { DeskScope } from './use-desk-scope.ts';
import { useKeptRow } from './use-kept-row.ts';
import { useLeadActions } from './use-lead-actions.ts';
import type { LeadPlace } from './use-lead-address.ts';
import { useLeadSelection } from './use-lead-selection.ts';
import { useLeadShortcuts } from './use-lead-shortcuts.ts';
import { useLeads } from './use-leads.ts';
import { useReplyWish } from './use-reply-wish.ts';
import { useRowFocus } from './use-row-focus.ts';

const loadPane = () => import('./lead-pane.tsx');

// A list is read before anything is done with it, so its own code comes first.
const LeadPane = lazy(async () => ({ default: (await loadPane()).LeadPane }));
const LeadDialogs = lazy(async () => ({ default: (await import('./lead-dialogs.tsx')).LeadDialogs }));
const BulkDialogs = lazy(async () => ({ default: (await import('./bulk-dialogs.tsx')).BulkDialogs }));

/** Until a dialog has faded and looked for its opener. */
const DIALOG_GONE_MS = 300;

interface LeadDeskProps {
  scope: DeskScope;
  place: LeadPlace;
  question: LeadQuestion;
  searchRef: RefObject<HTMLInputElement | null>;
  onHelp: () => void;
}

function NothingOpen() {
  return (
    <div className="flex min-h-0 items-center xl:col-span-2">
      <EmptyState
        title="Select a lead to open it here"
        icon={<MousePointerClick size={28} aria-hidden="true" />}
      >
        On the keyboard, <Key>J</Key> and <Key>K</Key> move, <Key>Enter</Key> opens, <Key>R</Key> replies.
      </EmptyState>
    </div>
  );
}

/** A list of leads and the one that is open, with everything that moves between them. */
export function LeadDesk({ scope, place, question, searchRef, onHelp }: LeadDeskProps) {
  const navigate = useNavigate();
  const { listings, listing } = scope;
  const listKey = JSON.stringify(question);
  const read = useLeads(question);
  const { data: open } = useQuery({ ...leadQuery(place.uuid ?? ''), enabled: place.uuid !== undefined });
  const leads = useKeptRow(read.leads, open, listKey);
  const list = { ...read, leads };
  const selection = useLeadSelection(leads, listKey);
  const bulk = useBulk(selection);
  const actions = useLeadActions();
  const [asked, setAsked] = useState<{ what: Asked; uuid: string }>();
  const listRef = useRef<HTMLUListElement>(null);
  const paneRef = useRef<HTMLDivElement>(null);
  const rowFocus = useRowFocus(listRef, leads);
  const isReadOnly = useReadOnly() === true;
  const reply = useReplyWish(paneRef, place.uuid);
  const openIndex = leads.findIndex(({ uuid }) => uuid === place.uuid);

  // Dialogs give the focus back to what opened them, unless that left the list meanwhile.
  const hasDialog = asked !== undefined || bulk.asked !== undefined || bulk.refused.length > 0;
  const recoverFocus = useEffectEvent(rowFocus.recover);
  const hadDialog = useRef(false);
  useEffect(() => {
    const wasOpen = hadDialog.current;
    hadDialog.current = hasDialog;
    if (hasDialog || !wasOpen) return;
    const timer = setTimeout(recoverFocus, DIALOG_GONE_MS);
    return () => clearTimeout(timer);
  }, [hasDialog]);

  // Most lists are opened to open a lead, but by whoever is there to do it.
  useEffect(() => {
    void firstTouch.then(loadPane);
  }, []);

  // A link from a message may lead to a lead of another listing.
  const owner = open && listings.find(({ uuid }) => uuid === open.storefrontUuid);
  const isElsewhere = owner && listing && owner.uuid !== listing.uuid;
  const ownAddress = isElsewhere ? place.toChange({ storefront: owner.uuid }) : undefined;
  useEffect(() => {
    if (ownAddress) navigate(ownAddress, { replace: true });
  }, [ownAddress, navigate]);

  // In place of the list a lead begins at the top of the window; beside it nothing moves.
  useLayoutEffect(() => {
    if (place.uuid && !window.matchMedia(SIDE_BY_SIDE).matches) window.scrollTo(0, 0);
  }, [place.uuid]);

  const openLead = (uuid?: string) => navigate(place.toLead(uuid), { preventScrollReset: true });

  /** What is dealt with makes room for the next. */
  function goOn(uuid: string) {
    if (openIndex < 0 || uuid !== place.uuid) return;
    const next = window.matchMedia(SIDE_BY_SIDE).matches
      ? (leads[openIndex + 1] ?? leads[openIndex - 1])
      : undefined;
    openLead(next?.uuid);
  }

  function move(step: 1 | -1) {
    const from = place.uuid ? openIndex : (rowFocus.pinned ?? -1);
    const target = Math.max(from + step, 0);
    const lead = leads[target];
    if (!lead) return list.loadMore();
    rowFocus.focusRow(target);
    if (place.uuid) openLead(lead.uuid);
  }

  /** Keys work on the row with the focus, open or not; else on the lead that is open. */
  const aimed = () => leads[rowFocus.pinned ?? -1]?.uuid ?? place.uuid;

  function ask(what: Asked) {
    const uuid = aimed();
    if (uuid && !isReadOnly) setAsked({ what, uuid });
  }

  const askMany = (what: BulkChoice) => isReadOnly || bulk.choose(what);
  const hasChoice = selection.leads.length > 0;
  useLeadShortcuts({
    next: () => move(1),
    previous: () => move(-1),
    select: () => {
      const row = rowFocus.pinned ?? openIndex;
      if (row >= 0) selection.toggle(row, false);
    },
    end: () => (hasChoice ? askMany(place.view === 'ready' ? 'decline' : 'close') : ask('end')),
    snooze: () => (hasChoice ? askMany('snooze') : ask('snooze')),
    book: () => ask('book'),
    reply: () => {
      const uuid = aimed();
      if (!uuid) return;
      reply.wish(uuid);
      if (uuid !== place.uuid) openLead(uuid);
    },
    undo: undoLast,
    search: () => searchRef.current?.focus(),
    help: onHelp,
  });

  return (
    <div className="lg:grid lg:h-full lg:grid-cols-[26rem_minmax(0,1fr)] 2xl:grid-cols-[34rem_minmax(0,1fr)]">
      <LeadListPane
        scope={scope}
        list={list}
        place={place}
        question={question}
        selection={selection}
        bulk={bulk}
        listRef={listRef}
        rowFocus={rowFocus}
        onHelp={onHelp}
      />
      <div
        ref={paneRef}
        className={classNames(
          'min-w-0 lg:grid lg:min-h-0 xl:grid-cols-[minmax(0,1fr)_19rem]',
          !place.uuid && 'max-lg:hidden',
        )}
      >
        {place.uuid ? (
          <Suspense fallback={<LeadPaneSkeleton backTo={place.toLead()} />}>
            <LeadPane
              uuid={place.uuid}
              business={owner?.name ?? listing?.name ?? ''}
              backTo={place.toLead()}
              actions={actions}
              onAsk={(what) => place.uuid && setAsked({ what, uuid: place.uuid })}
              onLeaveComposer={() => openIndex >= 0 && rowFocus.focusRow(openIndex)}
              onShown={reply.grant}
            />
          </Suspense>
        ) : (
          leads.length > 0 && <NothingOpen />
        )}
      </div>
      <Suspense>
        {asked && (
          <LeadDialogs
            key={asked.uuid}
            uuid={asked.uuid}
            asked={asked.what}
            actions={actions}
            onDone={() => goOn(asked.uuid)}
            onClose={() => setAsked(undefined)}
          />
        )}
        {(bulk.asked || bulk.refused.length > 0) && (
          <BulkDialogs bulk={bulk} leads={selection.leads} listings={listings} />
        )}
      </Suspense>
    </div>
  );
}
