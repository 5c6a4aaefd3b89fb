import { CircleCheck, RotateCcw } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import type { LeadReceipt } from '../../contract/receipts.contract.ts';

export function StandingBadge({ receipt: { connected, refund } }: { receipt: LeadReceipt }) {
  if (refund)
    return (
      <Badge variant="cove" icon={<RotateCcw size={14} aria-hidden="true" />}>
        Refunded
      </Badge>
    );
  if (!connected) return <Badge>Not connected</Badge>;
  return (
    <Badge variant="green" icon={<CircleCheck size={14} aria-hidden="true" />}>
      Connected
    </Badge>
  );
}
