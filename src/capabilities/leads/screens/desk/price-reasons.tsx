import { ChevronDown } from 'lucide-react';
import type { LeadThread } from '../../contract/leads.contract.ts';
import { connectCost } from '../../rules/price-display.ts';
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
  isConnected: boolean;
}

/** What connecting costs now and later, and every factor of it for whoever asks why. */
export function PriceReasons({ price, inputs, isConnected }: PriceReasonsProps) {
  const { now, later } = connectCost(price);
  return (
    <>
      {isConnected ? (
        <p className="font-semibold">Free</p>
      ) : (
        <p>
          <span className="font-semibold">{now}</span>
          {later && <span className="text-ink-soft">{` · ${later} later`}</span>}
        </p>
      )}
      {later && (
        <p className="mt-1 text-ink-soft text-sm">
          {isConnected
            ? 'Credits aren’t sold yet, so connecting cost you nothing.'
            : 'Credits aren’t sold yet, so connecting costs nothing. Once they are, a lead like this costs '}
          {!isConnected && <PriceText price={price} />}
          {!isConnected && '.'}
        </p>
      )}
      {inputs.length > 0 && (
        <details className="group mt-1 text-sm">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-mark font-medium text-secondary [&::-webkit-details-marker]:hidden">
            {later ? `Why ${later}` : 'Why this price'}
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
        </details>
      )}
    </>
  );
}
