import { useState } from 'react';
import { paths } from '#app/rules/paths.ts';
import { TimeAgoText } from '#app/time-ago-text.tsx';
import { plural } from '#base/text.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { RefundCaseView } from '../../contract/support-refunds.contract.ts';
import { askedLabel } from '../../rules/request-rules.ts';
import { AnswerDialog, type Verdict } from './answer-dialog.tsx';
import { Fact } from './fact.tsx';

const FACES = {
  ASKED: { variant: 'gold', label: 'Waiting' },
  GRANTED: { variant: 'green', label: 'Refunded' },
  DECLINED: { variant: 'gray', label: 'Declined' },
} as const;

const SPAM = {
  FOUND: 'Moderation says spam',
  REPORTED: 'Reported, not decided yet',
  GENUINE: 'Moderation says genuine',
} as const;

/** What speaks for and against it, as the books and the thread know it. */
function Known({ request }: { request: RefundCaseView }) {
  const { isFirstMessageRead, coupleMessages, spam, isCoupleGone, wasBooked, isMailRefused } = request;
  const notes = [
    isCoupleGone && 'The couple deleted their account',
    wasBooked && 'It led to a booking',
    isMailRefused && 'Mail to the couple is refused',
  ].filter((note) => note !== false);
  return (
    <>
      <Fact label="First message">{isFirstMessageRead ? 'Read by the couple' : 'Not opened yet'}</Fact>
      <Fact label="The couple wrote since">
        {coupleMessages === 0 ? 'Nothing' : plural(coupleMessages, 'message')}
      </Fact>
      <Fact label="Spam">
        {spam ? <TextLink to={paths.moderation()}>{SPAM[spam]}</TextLink> : 'Not reported'}
      </Fact>
      {notes.length > 0 && <Fact label="Also">{notes.join('. ')}</Fact>}
    </>
  );
}

function RequestCard({
  request,
  onDecide,
}: {
  request: RefundCaseView;
  onDecide: (verdict: Verdict) => void;
}) {
  const { listingName, coupleNames, credits, connectedAt, state, decidedAt, decidedBy, answer } = request;
  const { variant, label } = FACES[state];
  return (
    <Card as="li">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="wrap-anywhere text-xl">
          {coupleNames}
          <span className="block font-normal font-text text-base text-ink-soft">
            {listingName} · {plural(credits, 'credit')}
          </span>
        </h2>
        <Badge variant={variant}>{label}</Badge>
      </div>
      <dl className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <Fact label="Why">{askedLabel(request.reason)}</Fact>
        <Fact label="Asked by">
          {request.askedBy ?? 'Somebody who left'}, <TimeAgoText at={request.askedAt} />
        </Fact>
        <Fact label="Connected">{connectedAt ? <TimeAgoText at={connectedAt} /> : 'Never'}</Fact>
        <Known request={request} />
      </dl>
      <blockquote className="wrap-anywhere mt-4 border-line border-s-4 ps-4">{request.words}</blockquote>
      {decidedAt ? (
        <p className="wrap-anywhere mt-4 border-line border-t pt-3 text-ink-soft text-sm">
          {label} <TimeAgoText at={decidedAt} /> {decidedBy ? `by ${decidedBy}` : 'by itself'}
          {answer && `: ${answer}`}
        </p>
      ) : (
        <div className="mt-5 flex flex-wrap items-center gap-3">
          <Button onPress={() => onDecide('GRANT')}>
            Refund
            <span className="sr-only"> {coupleNames}</span>
          </Button>
          <Button variant="secondary" onPress={() => onDecide('DECLINE')}>
            Decline
            <span className="sr-only"> {coupleNames}</span>
          </Button>
        </div>
      )}
    </Card>
  );
}

/** Requests with all that is known of them; one decision each, in words. */
export function RequestCards({
  requests,
  emptyText,
}: {
  requests: readonly RefundCaseView[];
  emptyText: string;
}) {
  const [asked, setAsked] = useState<{ request: RefundCaseView; verdict: Verdict }>();
  return (
    <>
      {requests.length === 0 && <p className="py-10 text-center text-ink-soft">{emptyText}</p>}
      <ul className="mt-6 grid gap-5 lg:grid-cols-2">
        {requests.map((request) => (
          <RequestCard
            key={request.inquiryUuid}
            request={request}
            onDecide={(verdict) => setAsked({ request, verdict })}
          />
        ))}
      </ul>
      {asked && <AnswerDialog {...asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
