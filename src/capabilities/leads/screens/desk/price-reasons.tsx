import { ChevronDown } from 'lucide-react';
import type { LeadThread } from '../../contract/leads.contract.ts';
import { PriceText } from './price-text.tsx';

type Input = LeadThread['priceInputs'][number];

/** The category's number is what everything else multiplies; what makes a lead free ends the sum. */
function valueText({ key, value }: Input): string {
  if (key === 'category') return String(value);
  return value === 0 ? '0' : `× ${value}`;
}

interface PriceReasonsProps {
  price: LeadThread['price'];
  inputs: readonly Input[];
  /** When it is paid. */
  payment: string;
}

/** What connecting costs, and every factor of it for whoever asks why. */
export function PriceReasons({ price, inputs, payment }: PriceReasonsProps) {
  return (
    <>
      <PriceText price={price} className="font-semibold text-ink! text-base" />
      {inputs.length > 0 && (
        <details className="group mt-1 text-sm">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-mark font-medium text-secondary [&::-webkit-details-marker]:hidden">
            Why this price
            <ChevronDown
              size={16}
              aria-hidden="true"
              className="transition-transform group-open:rotate-180"
            />
          </summary>
          <dl>
            {inputs.map((input) => (
              <div
                key={input.key}
                className="flex justify-between gap-4 border-line border-b py-2 last:border-b-0"
              >
                <dt className="text-ink-soft">{input.label}</dt>
                <dd className="shrink-0 tabular-nums">{valueText(input)}</dd>
              </div>
            ))}
          </dl>
          <p className="pt-2 text-ink-soft">{payment}</p>
        </details>
      )}
    </>
  );
}
