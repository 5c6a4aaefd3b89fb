import { BadgeCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { withQuery } from '#app/rules/with-query.ts';
import { calendarDate } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import { formatCount } from '#base/format-count.ts';
import { formatCents } from '#base/money.ts';
import { pluralWord } from '#base/text.ts';
import { LeadRefundSection } from '#capabilities/protection/parts/lead-refund-section.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { LeadReceipt } from '../../contract/receipts.contract.ts';
import { receiptSum } from '../../rules/receipt-sum.ts';
import { hundredthsText, momentText, takenText } from '../../rules/receipt-words.ts';
import { PriceText } from '../desk/price-text.tsx';

type Charge = NonNullable<LeadReceipt['charge']>;

function Part({ children }: { children: ReactNode }) {
  return <div className="mt-3 border-line border-t border-dashed pt-3">{children}</div>;
}

function Line({ label, value, look }: { label: string; value: string; look?: 'total' | 'discount' }) {
  return (
    <div
      className={classNames(
        'flex justify-between gap-4 py-1 text-sm',
        look === 'total' && 'font-semibold',
        look === 'discount' && 'text-green-deep',
      )}
    >
      <dt className="wrap-anywhere">{label}</dt>
      <dd className="shrink-0 tabular-nums">{value}</dd>
    </div>
  );
}

function Sum({ inputs }: Pick<LeadReceipt, 'inputs'>) {
  return (
    <dl>
      {receiptSum(inputs).map(({ kind, label, hundredths }, index) => (
        <Line
          key={`${label}${hundredths}`}
          label={label}
          value={hundredthsText(hundredths, { signed: kind !== 'total' && index > 0 })}
          {...(kind !== 'part' && { look: kind })}
        />
      ))}
    </dl>
  );
}

function Worth({ charge: { credits, costCents } }: { charge: Charge }) {
  if (costCents === 0) return 'These credits were given to you.';
  return `worth ${formatCents(costCents)} at ${formatCents(Math.round(costCents / credits))} a credit`;
}

function Paid({ receipt: { charge, connected, lead } }: { receipt: LeadReceipt }) {
  if (!charge) {
    const isLegacy = connected !== null && lead.price.creditPrice > 0;
    return (
      <>
        <p className="flex items-baseline justify-between gap-4">
          <span className="font-semibold">{connected ? 'Paid' : 'To connect'}</span>
          <span className="text-end">
            {isLegacy ? 'free' : <PriceText price={lead.price} className="whitespace-normal!" />}
          </span>
        </p>
        {isLegacy && (
          <p className="mt-1 text-end text-ink-soft text-sm">You connected before credits went on sale.</p>
        )}
      </>
    );
  }
  return (
    <>
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-semibold">Paid</span>
        <span>
          <span className="font-display text-3xl tabular-nums">{charge.credits}</span>{' '}
          {pluralWord(charge.credits, 'credit')}
        </span>
      </p>
      <p className="text-end text-ink-soft text-sm">
        <Worth charge={charge} />
      </p>
    </>
  );
}

/** Where the payment stands in the books, held against its hashes while the page was made. */
function Entry({ entry }: Pick<Charge, 'entry'>) {
  const { seq, hash, isSound, sealedOn } = entry;
  const Icon = isSound ? BadgeCheck : TriangleAlert;
  return (
    <div
      className={classNames(
        'mt-4 flex items-center gap-3 rounded-card px-3 py-2.5',
        isSound ? 'bg-green-tint text-green-deep' : 'bg-red-tint text-red-deep',
      )}
    >
      <Icon size={18} aria-hidden="true" className="shrink-0" />
      <p className="min-w-0 text-xs">
        <span className="block font-semibold text-sm">
          Ledger entry {formatCount(seq)} {isSound ? 'checks out' : 'does not check out'}
        </span>
        <span className="wrap-anywhere">
          {hash.slice(0, 4)} {hash.slice(4, 8)} … {hash.slice(-4)},{' '}
          {sealedOn ? `sealed ${formatDateInText(calendarDate(sealedOn))}` : 'sealed after midnight'}
        </span>
      </p>
    </div>
  );
}

function Balance({
  charge,
  refund,
  timeZone,
}: { charge: Charge } & Pick<LeadReceipt, 'refund' | 'timeZone'>) {
  return (
    <>
      <Part>
        <dl>
          <Line label="Balance before" value={formatCount(charge.balanceBefore)} />
          <Line label="This lead" value={`− ${charge.credits}`} />
          <Line label="Balance after" value={formatCount(charge.balanceAfter)} look="total" />
        </dl>
      </Part>
      <Part>
        <p className="pb-1 text-ink-soft text-sm">Taken from</p>
        <dl>
          {charge.taken.map((lot) => (
            <Line
              key={`${lot.at}${lot.expiresAt}${lot.amount}`}
              label={takenText(lot, timeZone)}
              value={`${lot.amount} of ${lot.granted}`}
            />
          ))}
        </dl>
        <p className="wrap-anywhere pt-1 text-ink-soft text-xs">Transaction {charge.transferId}</p>
      </Part>
      {refund && (
        <Part>
          <dl>
            <Line
              label={`Refunded ${momentText(refund.at, timeZone)}`}
              value={`+ ${refund.credits}`}
              look="discount"
            />
            <Line label="Balance after" value={formatCount(refund.balanceAfter)} look="total" />
          </dl>
        </Part>
      )}
    </>
  );
}

/** Teeth in the slip's own color, with its line along them. */
function TornEdge() {
  return (
    <div
      aria-hidden="true"
      className="h-2 bg-[conic-gradient(from_-45deg_at_50%_100%,var(--color-paper)_90deg,transparent_0)] bg-[length:1rem_0.5rem] drop-shadow-sm"
    />
  );
}

/** The slip itself: whose, when, by whom, line by line down to the balance. */
export function ReceiptCard({ receipt }: { receipt: LeadReceipt }) {
  const { number, storefrontName, connected, charge, inputs, lead, timeZone } = receipt;
  return (
    <div>
      <Card as="section" aria-labelledby="receipt-title" className="rounded-b-none border-b-0">
        <div className="flex items-baseline justify-between gap-4">
          <h2 id="receipt-title" className="text-xl">
            Receipt
          </h2>
          <p className="text-ink-soft text-sm">{number}</p>
        </div>
        <div className="wrap-anywhere mt-1 text-ink-soft text-sm">
          <p>{storefrontName}</p>
          {connected ? (
            <>
              <p>{momentText(connected.at, timeZone)}</p>
              {connected.by && <p>Connected by {connected.by}</p>}
              {charge?.isBySupport && <p>With the help of our support team</p>}
            </>
          ) : (
            <p>Not connected</p>
          )}
        </div>
        {inputs.length > 0 && (
          <Part>
            <Sum inputs={inputs} />
          </Part>
        )}
        <Part>
          <Paid receipt={receipt} />
        </Part>
        {charge && <Balance charge={charge} refund={receipt.refund} timeZone={timeZone} />}
        {charge && <Entry entry={charge.entry} />}
      </Card>
      <TornEdge />
      <p className="mt-4 mb-5 text-center text-sm">
        <TextLink to={withQuery(vendorPaths.balanceHistory, { storefront: lead.storefrontUuid })}>
          See it in your balance history
        </TextLink>
      </p>
      <LeadRefundSection uuid={lead.uuid} />
    </div>
  );
}
