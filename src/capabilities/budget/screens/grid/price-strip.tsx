import { formatCents } from '#base/money.ts';
import { plural } from '#base/text.ts';
import type { LocalPrice } from '../../contract.ts';
import type { BudgetLine } from '../../rules/budget-state.ts';
import { GRID_COLUMNS } from '../../rules/grid/grid-rows.ts';
import { priceOfLine, priceScale } from '../../rules/price-scale.ts';
import type { Desk } from '../budget/desk.ts';

/** What listings nearby charge, with what was planned among them. */
function PriceStrip({
  price,
  name,
  plannedCents,
}: {
  price: LocalPrice;
  name: string;
  /** For the same thing as the prices: a head where they are a head. */
  plannedCents: number;
}) {
  const { place, unit, listings } = price;
  const at = priceScale(price, plannedCents);
  const each = unit === null ? '' : ` ${unit}`;
  return (
    <div className="grid h-full w-full grid-cols-[minmax(0,12rem)_minmax(0,1fr)_minmax(0,14rem)] items-center gap-4 ps-12 pe-4 text-xs">
      <p className="min-w-0">
        <span className="block truncate font-semibold">
          {name} near {place}
        </span>
        <span className="block truncate text-ink-soft">from {plural(listings, 'listing')} here</span>
      </p>
      <div className="flex min-w-0 items-center gap-2.5 tabular-nums" aria-hidden="true">
        <span>{formatCents(price.lowCents)}</span>
        <span className="relative h-6 min-w-10 grow">
          <span className="absolute inset-x-0 top-1/2 h-px bg-line-strong/60" />
          <span
            className="absolute top-1/2 h-2.5 -translate-y-1/2 rounded-mark bg-cove/25"
            style={{
              insetInlineStart: `${at.lowerQuartile}%`,
              width: `${at.upperQuartile - at.lowerQuartile}%`,
            }}
          />
          <span
            className="absolute top-1/2 h-3.5 w-0.5 -translate-y-1/2 bg-secondary"
            style={{ insetInlineStart: `${at.median}%` }}
          />
          {plannedCents > 0 && (
            <span
              className="absolute top-1/2 -ms-1.75 size-3.5 -translate-y-1/2 rounded-full bg-primary ring-2 ring-paper"
              style={{ insetInlineStart: `${at.planned}%` }}
            />
          )}
        </span>
        <span>{formatCents(price.highCents)}</span>
      </div>
      <p className="min-w-0">
        {plannedCents > 0 && (
          <span className="block">
            You planned <strong>{formatCents(plannedCents)}</strong>
            {each}.
          </span>
        )}
        <span className="block">
          Half of them charge {formatCents(price.lowerQuartileCents)} to{' '}
          {formatCents(price.upperQuartileCents)}
          {plannedCents > 0 ? '' : each}.
        </span>
        <span className="sr-only">The middle one charges {formatCents(price.medianCents)}.</span>
      </p>
    </div>
  );
}

/** Below the line it is about. */
export function PricesRow({ desk, line, index }: { desk: Desk; line: BudgetLine; index: number }) {
  const price = priceOfLine(desk.prices, line);
  const plannedCents = desk.sums.lines.get(line.uuid)?.plannedCents ?? 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the row of a line.
    // biome-ignore lint/a11y/useFocusableInteractive: it is only read.
    <div role="row" aria-rowindex={index + 1} className="h-16 border-line border-b">
      {/* biome-ignore lint/a11y/useSemanticElements: see the row of a line. */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: it is only read. */}
      <div role="gridcell" aria-colindex={1} aria-colspan={GRID_COLUMNS.length} className="h-full">
        {price && (
          <PriceStrip
            price={price}
            name={line.name}
            plannedCents={price.unit === null ? plannedCents : line.priceCents}
          />
        )}
      </div>
    </div>
  );
}
