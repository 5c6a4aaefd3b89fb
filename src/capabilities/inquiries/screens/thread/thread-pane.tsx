import { useState } from 'react';
import type { Thread } from '../../contract/couple-inquiries.contract.ts';
import { BookingQuestion } from '../../parts/booking-question.tsx';
import { EarlierButton } from '../../parts/earlier-button.tsx';
import { MessageComposer } from '../../parts/message-composer.tsx';
import { ThreadEvents } from '../../parts/thread-events.tsx';
import { useMarkRead } from '../../parts/use-mark-read.ts';
import { useNewestInSight } from '../../parts/use-newest-in-sight.ts';
import { useThreadEvents } from '../../parts/use-thread-events.ts';
import { useReadEarlier } from '../../queries.ts';
import { coupleCoverNote } from '../../rules/cover-words.ts';
import { AcceptQuote } from './accept-quote.tsx';
import { RequestFacts } from './request-facts.tsx';
import { type ThreadAsked, ThreadDialogs } from './thread-dialogs.tsx';
import { ThreadHead } from './thread-head.tsx';
import { ThreadState } from './thread-state.tsx';
import { useInquiryActions } from './use-inquiry-actions.ts';
import { useTopOnPhones } from './use-top-on-phones.ts';

interface ThreadPaneProps {
  thread: Thread;
  email: string;
  backTo: string;
}

/** Everything between the couple and one vendor, and what can be done next. */
export function ThreadPane({ thread, email, backTo }: ThreadPaneProps) {
  useTopOnPhones();
  const actions = useInquiryActions();
  const [asked, setAsked] = useState<ThreadAsked>();
  const last = thread.events.at(-1);
  const lastSeq = last?.seq ?? 0;
  const scroller = useNewestInSight({ lastSeq, isOwn: last?.side === 'COUPLE' });
  const { events, earlier } = useThreadEvents(thread.events, scroller, useReadEarlier(thread.uuid));
  useMarkRead({ uuid: thread.uuid, unread: thread.unread, lastSeq }, actions.markRead);
  return (
    <article
      aria-labelledby="thread-title"
      className="flex h-[calc(100dvh-3.5rem)] min-h-80 flex-col md:h-[calc(100dvh-4.75rem)] lg:h-full lg:min-h-0"
    >
      <ThreadHead thread={thread} actions={actions} backTo={backTo} onAsk={setAsked} />
      <div className="flex min-h-0 grow">
        <div className="flex min-h-0 min-w-0 grow flex-col">
          <div
            ref={scroller}
            role="log"
            aria-label={`Conversation with ${thread.vendorName}`}
            className="min-h-0 grow basis-0 overflow-y-auto overscroll-contain px-5 py-6 focus-visible:-outline-offset-4 focus-visible:shadow-none md:px-8"
          >
            <div className="mx-auto max-w-200">
              <RequestFacts thread={thread} className="mb-6 2xl:hidden" />
              <EarlierButton earlier={earlier} />
              <ThreadEvents
                events={events}
                side="COUPLE"
                otherName={thread.vendorName}
                coverNote={coupleCoverNote(thread.status)}
                budget={{
                  minCents: thread.request?.budgetMinCents ?? null,
                  maxCents: thread.request?.budgetMaxCents ?? null,
                  whose: 'your',
                }}
                quoteAction={(event) => <AcceptQuote thread={thread} event={event} actions={actions} />}
              />
              {thread.booking && (
                <BookingQuestion
                  booking={thread.booking}
                  otherName={thread.vendorName}
                  claim={`${thread.vendorName} says you booked`}
                  onConfirm={() => actions.confirmBooking(thread)}
                  onDeny={() => setAsked('cancel-booking')}
                  className="mt-7"
                />
              )}
              <ThreadState thread={thread} email={email} actions={actions} />
            </div>
          </div>
          {thread.allowed.includes('couple-message') && (
            <div className="flex max-h-[65%] shrink-0 flex-col border-line border-t px-5 py-3 md:px-8">
              <div className="mx-auto flex min-h-0 w-full max-w-200 flex-col">
                <MessageComposer
                  key={thread.uuid}
                  inquiryUuid={thread.uuid}
                  label={`Message to ${thread.vendorName}`}
                  onSend={(message) => actions.write(thread.uuid, message)}
                />
              </div>
            </div>
          )}
        </div>
        <aside
          aria-label="Your request"
          className="hidden w-80 shrink-0 overflow-y-auto border-line border-s bg-linen/40 p-6 2xl:block"
        >
          <RequestFacts thread={thread} isOpen />
        </aside>
      </div>
      <ThreadDialogs thread={thread} asked={asked} actions={actions} onClose={() => setAsked(undefined)} />
    </article>
  );
}
