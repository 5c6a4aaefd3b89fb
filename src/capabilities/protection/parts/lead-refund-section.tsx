import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { MomentText } from '#app/moment-text.tsx';
import { useLiveQueries } from '#app/use-live-queries.ts';
import { useReadOnly } from '#app/use-read-only.ts';
import { plural } from '#base/text.ts';
import { Button } from '#ui/button.tsx';
import type { LeadRefund } from '../contract/lead-refunds.contract.ts';
import { LEAD_REFUNDS_KEY, leadRefundQuery } from '../queries.ts';
import { protectionCase } from '../rules/protection-cases.data.ts';
import { askedLabel } from '../rules/request-rules.ts';
import { AskDialog } from './ask-dialog.tsx';

const LEADS_KINDS = ['leads'] as const;

function Came({ refund }: { refund: NonNullable<LeadRefund['refund']> }) {
  const { credits, protectionCase: key, at } = refund;
  return (
    <p>
      <span className="font-semibold">{plural(credits, 'credit')} came back</span> on <MomentText at={at} />:{' '}
      {protectionCase(key).because}.
    </p>
  );
}

function Asked({ request }: { request: NonNullable<LeadRefund['request']> }) {
  const { state, reason, words, answer, askedAt } = request;
  return (
    <div className="space-y-2">
      {state === 'ASKED' && (
        <p>
          You asked for a refund on <MomentText at={askedAt} />. We answer within two business days.
        </p>
      )}
      {state === 'DECLINED' && <p className="font-semibold">We couldn’t refund this lead.</p>}
      {answer && <p className="wrap-anywhere">{answer}</p>}
      <p className="wrap-anywhere text-ink-soft">
        You wrote: {askedLabel(reason)}. {words}
      </p>
    </div>
  );
}

/** Whether the credits of a connected lead came back, and the way to ask for them. Nothing for a lead that was free. */
export function LeadRefundSection({ uuid }: { uuid: string }) {
  const titleId = useId();
  const [isAsking, setAsking] = useState(false);
  const isReadOnly = useReadOnly() === true;
  const { data } = useQuery(leadRefundQuery(uuid));
  useLiveQueries(LEADS_KINDS, [LEAD_REFUNDS_KEY]);
  if (!data || (data.credits === 0 && !data.refund)) return null;
  const { refund, request, canAsk, askUntil } = data;
  if (!refund && !request && !canAsk) return null;
  return (
    <section aria-labelledby={titleId} className="text-sm">
      <h3 id={titleId} className="mb-2 text-lg">
        Refund
      </h3>
      {refund && <Came refund={refund} />}
      {request && (
        <div className={refund ? 'mt-3' : undefined}>
          <Asked request={request} />
        </div>
      )}
      {canAsk && !isReadOnly && (
        <>
          <Button variant="secondary" size="small" onPress={() => setAsking(true)}>
            Ask for a refund
          </Button>
          {askUntil && (
            <p className="mt-2 text-ink-soft">
              Until <MomentText at={askUntil} />
            </p>
          )}
        </>
      )}
      {isAsking && <AskDialog uuid={uuid} credits={data.credits} onClose={() => setAsking(false)} />}
    </section>
  );
}
