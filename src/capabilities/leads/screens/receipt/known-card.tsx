import { Circle, CircleCheck, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';
import type { LeadReceipt } from '../../contract/receipts.contract.ts';
import { knownLines, sentTo } from '../../rules/receipt-words.ts';

function Line({ icon, label, value }: { icon: ReactNode; label: string; value: string }) {
  return (
    <div className="flex items-center gap-2.5 border-line border-b py-2.5 last:border-b-0">
      {icon}
      <dt className="text-ink-soft">{label}</dt>
      <dd className="wrap-anywhere ms-auto text-end">{value}</dd>
    </div>
  );
}

/** What spoke for the couple when the lead was handed over, and who else got it. */
export function KnownCard({ receipt }: { receipt: LeadReceipt }) {
  return (
    <Card as="section" aria-labelledby="known-title">
      <h2 id="known-title" className="mb-2 text-xl">
        {receipt.areFactsOfThatDay ? 'What we knew that day' : 'What we know today'}
      </h2>
      <dl className="text-sm">
        {knownLines(receipt).map(({ key, label, value, isGood }) => (
          <Line
            key={key}
            label={label}
            value={value}
            icon={
              isGood ? (
                <CircleCheck size={18} aria-hidden="true" className="shrink-0 text-green-deep" />
              ) : (
                <Circle size={18} aria-hidden="true" className="shrink-0 text-ink-soft" />
              )
            }
          />
        ))}
        <Line
          label="Sent to"
          value={sentTo(receipt)}
          icon={<Users size={18} aria-hidden="true" className="shrink-0 text-ink-soft" />}
        />
      </dl>
    </Card>
  );
}
