import { ShieldCheck } from 'lucide-react';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { plural } from '#base/text.ts';
import type { LeadRefund } from '#capabilities/protection/contract/lead-refunds.contract.ts';
import { CaseList } from '#capabilities/protection/parts/case-list.tsx';
import { leadRefundQuery } from '#capabilities/protection/queries.ts';
import { protectionCase } from '#capabilities/protection/rules/protection-cases.data.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { LeadReceipt } from '../../contract/receipts.contract.ts';
import { dayText } from '../../rules/receipt-words.ts';

function wordsOf(
  { cases, credits, refund, request }: LeadRefund,
  { connected, timeZone }: LeadReceipt,
): string {
  if (refund) {
    const { because } = protectionCase(refund.protectionCase);
    return `${plural(refund.credits, 'credit')} came back on ${dayText(refund.at, timeZone)}: ${because}.`;
  }
  if (request?.state === 'ASKED')
    return `You asked for a refund on ${dayText(request.askedAt, timeZone)}. We answer within two business days.`;
  if (cases.length === 0)
    return connected
      ? 'This lead took no credits, so there is nothing to give back.'
      : 'It begins when you connect.';
  if (!cases.some(({ state }) => state === 'OPEN' || state === 'WAITING'))
    return 'None of these can happen any more.';
  const come = credits === 1 ? 'comes' : 'come';
  return `If one of these happens, your ${plural(credits, 'credit')} ${come} back automatically.`;
}

function Standing({ cases, refund }: LeadRefund) {
  if (refund) return <Badge variant="cove">Refunded</Badge>;
  if (!cases.some(({ state }) => state === 'OPEN' || state === 'WAITING')) return null;
  return (
    <Badge variant="green" icon={<ShieldCheck size={14} aria-hidden="true" />}>
      Active
    </Badge>
  );
}

/** What still brings the credits back and until when, what does not any more, and what became of a request. */
export function ProtectionCard({ receipt, refund: loaded }: { receipt: LeadReceipt; refund: LeadRefund }) {
  const { data } = useLoaded(leadRefundQuery(receipt.lead.uuid), loaded);
  return (
    <Card as="section" aria-labelledby="protection-title">
      <div className="mb-1 flex flex-wrap items-center justify-between gap-2">
        <h2 id="protection-title" className="text-xl">
          Your protection
        </h2>
        <Standing {...data} />
      </div>
      <p className="mb-3 text-ink-soft text-sm">{wordsOf(data, receipt)}</p>
      <CaseList cases={data.cases} timeZone={receipt.timeZone} />
      <p className="mt-3 text-sm">
        <TextLink to={vendorPaths.connectionProtection}>What’s covered, and for how long</TextLink>
      </p>
    </Card>
  );
}
