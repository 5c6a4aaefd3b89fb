import { formatCents } from '#base/money.ts';
import { classNames } from '#ui/class-names.ts';
import { lineCents, type QuoteLine } from '../rules/quote-sheet.ts';

/** '− $310' for a discount. */
export function signedCents(cents: number): string {
  return cents < 0 ? `− ${formatCents(-cents)}` : formatCents(cents);
}

/** What a quote is made of. */
export function QuoteLines({ lines, className }: { lines: readonly QuoteLine[]; className?: string }) {
  return (
    <ul className={classNames('divide-y divide-line border-line border-b text-sm', className)}>
      {lines.map((line, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and never change places.
        <li key={position} className="flex items-baseline justify-between gap-4 py-2">
          <span className="wrap-anywhere min-w-0">
            {line.label}
            {line.quantity > 1 && (
              <span className="block text-ink-soft text-xs">
                {`${line.quantity.toLocaleString('en-US')} × ${signedCents(line.unitCents)}`}
              </span>
            )}
          </span>
          <span className="shrink-0 font-semibold tabular-nums">{signedCents(lineCents(line))}</span>
        </li>
      ))}
    </ul>
  );
}
