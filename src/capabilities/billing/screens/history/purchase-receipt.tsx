import { Download } from 'lucide-react';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { withQuery } from '#app/rules/with-query.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { formatCents } from '#base/money.ts';
import { plural } from '#base/text.ts';
import type { Purchase } from '#capabilities/plans/contract/purchases.contract.ts';
import { purchaseQuery } from '#capabilities/plans/queries.ts';
import { dayIn, periodWords } from '#capabilities/plans/rules/paid-period.ts';
import { cardName } from '#capabilities/plans/rules/paid-with.ts';
import { billingLines } from '#capabilities/plans/rules/purchase-billing.ts';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { PriceLines } from '../checkout/price-lines.tsx';
import { CallOff } from './call-off.tsx';
import { moneyCalls } from './money-calls.ts';

interface PurchaseReceiptProps {
  storefrontUuid: string;
  listing: string;
  purchase: Purchase;
}

function Refund({ refundedCents, returnedCredits }: Purchase) {
  const given = returnedCredits > 0 ? ` for ${plural(returnedCredits, 'credit')} that were not spent` : '';
  return (
    <Notice tone="info" isLive={false} className="mb-5">
      {formatCents(refundedCents)} went back{given}.
    </Notice>
  );
}

/** One purchase: what it was made of, whom it was made out to, and what can still be given back. */
export function PurchaseReceipt({ storefrontUuid, listing, purchase: loaded }: PurchaseReceiptProps) {
  const { data: purchase } = useLoaded(purchaseQuery(storefrontUuid, loaded.uuid), loaded);
  const { uuid, number, name, paidAt, billing, callOff, refundedCents, period, card, timeZone } = purchase;
  return (
    <>
      <PageHeading
        eyebrow={
          <TextLink to={withQuery(vendorPaths.purchaseHistory, { storefront: storefrontUuid })}>
            Purchase history
          </TextLink>
        }
        title={name}
        lead={`${number}, paid ${paidAt ? dayIn(timeZone, paidAt) : ''}${card ? ` with ${cardName(card)}` : ''}`}
        className="mb-6 md:mb-8"
      />
      {refundedCents > 0 && <Refund {...purchase} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <Card as="section" aria-labelledby="receipt-title">
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <h2 id="receipt-title">Receipt</h2>
            <a
              href={moneyCalls.receipt(storefrontUuid, uuid)}
              download
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary hover:underline"
            >
              <Download size={18} aria-hidden="true" />
              Download PDF
            </a>
          </div>
          <p className="mt-1 mb-4 wrap-break-word whitespace-pre-line text-ink-soft">
            {[listing, ...(billing ? billingLines(billing) : [])].join('\n')}
          </p>
          {period && (
            <p className="mb-2">
              {period.number > 1 ? 'Renewal for' : 'For'} {periodWords(period, timeZone)}
            </p>
          )}
          <PriceLines {...purchase} />
        </Card>
        {callOff && <CallOff storefrontUuid={storefrontUuid} uuid={uuid} callOff={callOff} />}
      </div>
    </>
  );
}
