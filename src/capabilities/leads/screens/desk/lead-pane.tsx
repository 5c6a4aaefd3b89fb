import { useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { errorStatus } from '#app/api-error.ts';
import { BookingQuestion } from '#capabilities/inquiries/parts/booking-question.tsx';
import { ThreadEvents } from '#capabilities/inquiries/parts/thread-events.tsx';
import { useMarkRead } from '#capabilities/inquiries/parts/use-mark-read.ts';
import { vendorCoverNote } from '#capabilities/inquiries/rules/cover-words.ts';
import { Button } from '#ui/button.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import type { LeadThread } from '../../contract/leads.contract.ts';
import { leadQuery } from '../../queries.ts';
import type { Asked } from './lead-buttons.tsx';
import { LeadComposer } from './lead-composer.tsx';
import { LeadDetails } from './lead-details.tsx';
import { BackLink, LeadHead } from './lead-head.tsx';
import { LeadPaneSkeleton } from './lead-pane-skeleton.tsx';
import { mayWrite } from './lead-permissions.ts';
import type { LeadActions } from './use-lead-actions.ts';

/** Whatever scrolls must be reachable without a mouse. */
const reachable = { tabIndex: 0 };

interface LeadPaneProps {
  uuid: string;
  business: string;
  backTo: string;
  actions: LeadActions;
  onAsk: (asked: Asked) => void;
}

/** Why there is nowhere to write. */
function silenceOf(lead: LeadThread): string {
  if (lead.status !== 'CLOSED') return 'Your role reads along. Ask the owner of the listing to answer.';
  return lead.closeReason ? `This inquiry is closed. ${lead.closeReason}` : 'This inquiry is closed.';
}

function Missing({ backTo }: { backTo: string }) {
  return (
    <div className="px-5">
      <BackLink to={backTo} />
      <EmptyState title="We can’t find this lead" icon={<Inbox size={28} aria-hidden="true" />}>
        It may belong to another listing, or its link is incomplete.
      </EmptyState>
    </div>
  );
}

/** The latest words are what somebody comes for; a new lead is read from its beginning. */
function useLatestInSight({ uuid, events, status }: LeadThread) {
  const end = useRef<HTMLDivElement>(null);
  const seen = useRef({ uuid: '', lastSeq: 0 });
  const lastSeq = events.at(-1)?.seq ?? 0;
  useEffect(() => {
    const { current } = seen;
    seen.current = { uuid, lastSeq };
    if (current.uuid === uuid && current.lastSeq === lastSeq) return;
    if (current.uuid !== uuid && status === 'READY') end.current?.parentElement?.scrollTo(0, 0);
    else end.current?.scrollIntoView({ block: 'nearest' });
  }, [uuid, lastSeq, status]);
  return end;
}

function OpenLead({ lead, ...props }: Omit<LeadPaneProps, 'uuid'> & { lead: LeadThread }) {
  const { business, backTo, actions, onAsk } = props;
  const [hasDetails, setDetails] = useState(false);
  const end = useLatestInSight(lead);
  const lastSeq = lead.events.at(-1)?.seq ?? 0;
  useMarkRead({ uuid: lead.uuid, unread: lead.unread, lastSeq }, actions.markRead);
  return (
    <>
      <div className="flex min-w-0 flex-col lg:min-h-0">
        <LeadHead
          lead={lead}
          backTo={backTo}
          actions={actions}
          onAsk={onAsk}
          onShowDetails={() => setDetails(true)}
        />
        <section
          {...reachable}
          aria-label={`Conversation with ${lead.coupleNames}`}
          className="grow px-5 py-6 outline-none focus-visible:shadow-none md:px-8 lg:min-h-0 lg:overflow-y-auto lg:overscroll-contain"
        >
          <ThreadEvents
            events={lead.events}
            side="VENDOR"
            otherName={lead.coupleNames}
            coverNote={vendorCoverNote(lead.status, lead.contactHidden)}
          />
          {lead.booking && (
            <BookingQuestion
              booking={lead.booking}
              otherName={lead.coupleNames}
              claim={`${lead.coupleNames} say they booked you`}
              onConfirm={() => actions.confirmBooking(lead)}
              onDeny={() => onAsk('cancel-booking')}
              className="mt-7"
            />
          )}
          {lead.status === 'READY' && (
            <div className="mt-8 border-line border-t pt-6 xl:hidden">
              <LeadDetails lead={lead} />
            </div>
          )}
          {/* Where the page scrolls, the place to write covers its lower edge. */}
          <div ref={end} className="scroll-mb-6 max-lg:scroll-mb-64" />
        </section>
        <div className="sticky bottom-0 z-10 border-line border-t bg-paper px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:px-8 max-md:[&_textarea]:min-h-13 max-sm:[&_[type=submit]]:px-3.5 max-sm:[&_[type=submit]_svg]:hidden lg:static">
          {mayWrite(lead) ? (
            <LeadComposer key={lead.uuid} lead={lead} business={business} actions={actions} />
          ) : (
            <p className="py-1 text-center text-ink-soft text-sm">{silenceOf(lead)}</p>
          )}
        </div>
      </div>
      <aside
        aria-label="About this lead"
        className="hidden overflow-y-auto border-line border-s bg-mist/60 px-6 py-6 xl:block"
      >
        <LeadDetails lead={lead} />
      </aside>
      <Drawer isOpen={hasDetails} onOpenChange={setDetails} title={lead.coupleNames}>
        <LeadDetails lead={lead} />
      </Drawer>
    </>
  );
}

/** One lead beside its list, or in its place on phones. */
export function LeadPane({ uuid, ...props }: LeadPaneProps) {
  const { data: lead, error, refetch, isFetching } = useQuery(leadQuery(uuid));
  if (lead) return <OpenLead lead={lead} {...props} />;
  if (!error) return <LeadPaneSkeleton backTo={props.backTo} />;
  if ([400, 403, 404].includes(errorStatus(error) ?? 0)) return <Missing backTo={props.backTo} />;
  return (
    <div className="px-5 py-4 md:px-8 lg:py-8">
      <BackLink to={props.backTo} />
      <Notice
        tone="error"
        title="This lead could not be loaded"
        action={
          <Button variant="secondary" size="small" isPending={isFetching} onPress={() => void refetch()}>
            Try again
          </Button>
        }
      >
        Nothing is lost. Please try again in a moment.
      </Notice>
    </div>
  );
}
