import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { plural } from '#base/text.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { LeadReceipt } from '../../contract/receipts.contract.ts';
import { momentText } from '../../rules/receipt-words.ts';

function wordsOf({ charge, refund, connected, timeZone }: LeadReceipt): string {
  if (refund) return `${plural(refund.credits, 'credit')} came back on ${momentText(refund.at, timeZone)}.`;
  if (charge) {
    const isOne = charge.credits === 1;
    return `If this turns out not to be a real chance, your ${plural(charge.credits, 'credit')} ${isOne ? 'comes' : 'come'} back automatically.`;
  }
  return connected
    ? 'This lead took no credits, so there is nothing to give back.'
    : 'It begins when you connect.';
}

/** What brings the credits back, as far as the books tell. */
export function ProtectionCard({ receipt }: { receipt: LeadReceipt }) {
  const isActive = receipt.charge !== null && receipt.refund === null;
  return (
    <Card as="section" aria-labelledby="protection-title">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 id="protection-title" className="text-xl">
          Your protection
        </h2>
        {isActive && <Badge variant="green">Active</Badge>}
        {receipt.refund && <Badge variant="cove">Refunded</Badge>}
      </div>
      <p className="text-ink-soft text-sm">{wordsOf(receipt)}</p>
      <p className="mt-3 text-sm">
        <TextLink to={vendorPaths.connectionProtection}>What’s covered, and for how long</TextLink>
      </p>
    </Card>
  );
}
