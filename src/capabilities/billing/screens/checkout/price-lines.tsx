import { formatCents } from '#base/money.ts';
import type { PurchaseLine } from '#capabilities/plans/contract/purchases.contract.ts';

interface PriceLinesProps {
  lines: readonly PurchaseLine[];
  tax: { state: string; ratePercent: number } | null;
  taxCents: number;
  totalCents: number;
  totalLabel?: string;
}

function Line({ name, cents }: { name: string; cents: number }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-1.5">
      <dt className="min-w-0 wrap-break-word">{name}</dt>
      <dd className="shrink-0 tabular-nums">{cents < 0 ? `−${formatCents(-cents)}` : formatCents(cents)}</dd>
    </div>
  );
}

/** What a price is made of, to the last cent. */
export function PriceLines({ lines, tax, taxCents, totalCents, totalLabel = 'Total' }: PriceLinesProps) {
  return (
    <dl>
      {lines.map((line) => (
        <Line key={line.name} {...line} />
      ))}
      {tax ? (
        <Line name={`Sales tax, ${tax.state} ${tax.ratePercent}%`} cents={taxCents} />
      ) : (
        <Line name="Sales tax" cents={0} />
      )}
      <div className="mt-2 flex items-baseline justify-between gap-4 border-line border-t pt-3 font-semibold text-lg">
        <dt>{totalLabel}</dt>
        <dd className="tabular-nums">{formatCents(totalCents)}</dd>
      </div>
    </dl>
  );
}
