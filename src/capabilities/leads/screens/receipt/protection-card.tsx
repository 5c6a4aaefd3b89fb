import { ShieldCheck } from 'lucide-react';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { plural } from '#base/text.ts';
import type { LeadRefund } from '#capabilities/protection/contract/lead-refunds.contract.ts';
import { CaseList } from '#capabilities/protection/parts/case-list.tsx';
import { LeadRefundSection } from '#capabilities/protection/parts/lead-refund-section.tsx';
import { leadRefundQuery } from '#capabilities/protection/queries.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { LeadReceipt } from '../../contract/receipts.contract.ts';

function wordsOf({ cases, credits, refund }: LeadRefund, { connected }: LeadReceipt): string {
  if (refund) return `Your ${plural(refund.credits, 'credit')} ${refund.credits === 1 ? 'is' : 'are'} back.`;
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
      <div className="mt-3 space-y-4 text-sm">
        <p>
          <TextLink to={vendorPaths.connectionProtection}>What’s covered, and for how long</TextLink>
        </p>
        <LeadRefundSection uuid={receipt.lead.uuid} />
      </div>
    </Card>
  );
}
