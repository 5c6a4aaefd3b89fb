import { type ReactNode, useState } from 'react';
import { TimeAgoText } from '#app/time-ago-text.tsx';
import { formatCents } from '#base/money.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type {
  PaymentDifference,
  PaymentLeftovers,
  RefundByHand,
} from '../../contract/support-payments.contract.ts';
import { CloseDialog, type Closed } from './close-dialog.tsx';
import { Fact } from './fact.tsx';

const KINDS = {
  AMOUNT: 'Another amount was charged',
  UNKNOWN_CHARGE: 'A charge we don’t know',
  MISSING_CHARGE: 'A charge the provider doesn’t know',
  REFUNDED: 'A refund we didn’t make',
} as const;

/** Amounts of other currencies stand as the provider told them. */
const amount = (cents: number, currency = 'USD') =>
  currency.toUpperCase() === 'USD' ? formatCents(cents) : `${cents / 100} ${currency.toUpperCase()}`;

type Leftover = PaymentDifference | RefundByHand;

interface LeftoverCardProps {
  leftover: Leftover;
  title: string;
  badge: string;
  children: ReactNode;
  onClose: () => void;
}

function LeftoverCard({ leftover, title, badge, children, onClose }: LeftoverCardProps) {
  const { closedAt, closedBy, note, paymentId } = leftover;
  return (
    <Card as="li">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="wrap-anywhere text-xl">{title}</h2>
        <Badge variant={closedAt ? 'gray' : 'orange'}>{badge}</Badge>
      </div>
      <dl className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {children}
        <Fact label="Payment">{paymentId ?? 'None of ours'}</Fact>
        <Fact label="Found">
          <TimeAgoText at={leftover.createdAt} />
        </Fact>
      </dl>
      {closedAt ? (
        <p className="wrap-anywhere mt-4 border-line border-t pt-3 text-ink-soft text-sm">
          Closed <TimeAgoText at={closedAt} /> {closedBy && `by ${closedBy}`}: {note}
        </p>
      ) : (
        <Button variant="secondary" className="mt-5" onPress={onClose}>
          Close
          <span className="sr-only"> {title}</span>
        </Button>
      )}
    </Card>
  );
}

/** What programs could not settle. */
export function LeftoverCards({
  leftovers: { differences, refunds },
  emptyText,
}: {
  leftovers: PaymentLeftovers['open'];
  emptyText: string;
}) {
  const [closed, setClosed] = useState<Closed>();
  return (
    <>
      {differences.length + refunds.length === 0 && (
        <p className="py-10 text-center text-ink-soft">{emptyText}</p>
      )}
      <ul className="mt-6 grid gap-5 lg:grid-cols-2">
        {refunds.map((refund) => (
          <LeftoverCard
            key={refund.id}
            leftover={refund}
            title={`Refund ${formatCents(refund.amountCents)} by hand`}
            badge="Refund"
            onClose={() => setClosed({ kind: 'REFUND', id: refund.id })}
          >
            <Fact label="Of">{`${formatCents(refund.ofCents)} for ${refund.purpose}`}</Fact>
            <Fact label="Why">{refund.failureCode ?? 'The provider refused'}</Fact>
          </LeftoverCard>
        ))}
        {differences.map((difference) => (
          <LeftoverCard
            key={difference.id}
            leftover={difference}
            title={KINDS[difference.kind]}
            badge="Difference"
            onClose={() => setClosed({ kind: 'DIFFERENCE', id: difference.id })}
          >
            <Fact label="By our books">{formatCents(difference.expectedCents)}</Fact>
            <Fact label="By the provider’s">{amount(difference.foundCents, difference.foundCurrency)}</Fact>
            <Fact label="There">{`${difference.provider}: ${difference.providerRef}`}</Fact>
          </LeftoverCard>
        ))}
      </ul>
      {closed && <CloseDialog closed={closed} onClose={() => setClosed(undefined)} />}
    </>
  );
}
