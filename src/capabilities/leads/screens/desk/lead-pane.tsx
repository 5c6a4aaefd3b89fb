import { useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { errorStatus } from '#app/api-error.ts';
import { useReadOnly } from '#app/use-read-only.ts';
import { BookingQuestion } from '#capabilities/inquiries/parts/booking-question.tsx';
import { EarlierButton } from '#capabilities/inquiries/parts/earlier-button.tsx';
import { ThreadEvents } from '#capabilities/inquiries/parts/thread-events.tsx';
import { useMarkRead } from '#capabilities/inquiries/parts/use-mark-read.ts';
import { useNewestInSight } from '#capabilities/inquiries/parts/use-newest-in-sight.ts';
import { useThreadEvents } from '#capabilities/inquiries/parts/use-thread-events.ts';
import { vendorCoverNote } from '#capabilities/inquiries/rules/cover-words.ts';
import { Button } from '#ui/button.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import type { LeadThread } from '../../contract/leads.contract.ts';
import { leadQuery, useReadEarlier } from '../../queries.ts';
import { BackLink } from './back-link.tsx';
import type { Asked } from './lead-buttons.tsx';
import { LeadComposer } from './lead-composer.tsx';
import { LeadDetails } from './lead-details.tsx';
import { LeadHead } from './lead-head.tsx';
import { LeadPaneSkeleton } from './lead-pane-skeleton.tsx';
import { mayWrite } from './lead-permissions.ts';
import type { LeadActions } from './use-lead-actions.ts';

interface LeadPaneProps {
  uuid: string;
  business: string;
  backTo: string;
  actions: LeadActions;
  onAsk: (asked: Asked) => void;
  /** Back to the list, without a mouse. */
  onLeaveComposer: () => void;
  /** The lead can be answered now. */
  onShown: () => void;
}

/** Why there is nowhere to write. */
function silenceOf(lead: LeadThread): string {
  if (lead.status !== 'CLOSED') return 'Your role can read along. Ask the owner of the listing to reply.';
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

function OpenLead({ lead, ...props }: Omit<LeadPaneProps, 'uuid'> & { lead: LeadThread }) {
  const { business, backTo, actions, onAsk, onLeaveComposer, onShown } = props;
  const [hasDetails, setDetails] = useState(false);
  const last = lead.events.at(-1);
  const lastSeq = last?.seq ?? 0;
  const scroller = useNewestInSight({ lastSeq, isOwn: last?.side === 'VENDOR' });
  const isReadOnly = useReadOnly() === true;
  const { events, earlier } = useThreadEvents(lead.events, scroller, useReadEarlier(lead.uuid));
  const show = useEffectEvent(onShown);
  useEffect(() => show(), []);
  useMarkRead({ uuid: lead.uuid, unread: lead.unread, lastSeq }, actions.markRead);
  return (
    <>
      <div className="flex h-(--room,calc(100dvh-4rem)) min-w-0 flex-col lg:h-auto lg:min-h-0">
        <LeadHead
          lead={lead}
          backTo={backTo}
          actions={actions}
          onAsk={onAsk}
          onShowDetails={() => setDetails(true)}
        />
        <section
          aria-label={`Conversation with ${lead.coupleNames}`}
          className="flex min-h-0 grow basis-0 flex-col"
        >
          <div
            ref={scroller}
            className="min-h-0 grow overflow-y-auto overscroll-contain px-4 py-5 focus-visible:-outline-offset-4 focus-visible:shadow-none md:px-6"
          >
            <div>
              <EarlierButton earlier={earlier} />
              <ThreadEvents
                events={events}
                side="VENDOR"
                otherName={lead.coupleNames}
                coverNote={vendorCoverNote(lead.status, lead.contactHidden)}
                budget={{ minCents: lead.budgetMinCents, maxCents: lead.budgetMaxCents, whose: 'their' }}
                quoteAction={({ sheet }) =>
                  sheet?.state === 'SENT' &&
                  lead.status !== 'BOOKED' &&
                  mayWrite(lead) &&
                  !isReadOnly && (
                    <Button
                      variant="quiet"
                      size="small"
                      onPress={() => actions.withdrawQuote(lead, sheet.uuid)}
                    >
                      Withdraw quote
                    </Button>
                  )
                }
              />
              {lead.booking && !isReadOnly && (
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
            </div>
          </div>
        </section>
        <div className="flex max-h-[65%] shrink-0 flex-col border-line border-t bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-6 max-sm:[&_[type=submit]]:px-3.5 max-sm:[&_[type=submit]_svg]:hidden">
          {mayWrite(lead) ? (
            <LeadComposer lead={lead} business={business} actions={actions} onLeave={onLeaveComposer} />
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
  if (lead) return <OpenLead key={lead.uuid} lead={lead} {...props} />;
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
