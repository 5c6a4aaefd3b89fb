import { ChevronDown } from 'lucide-react';
import { plural } from '#base/text.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { LeadThread } from '../../contract/leads.contract.ts';
import { leadPaths } from '../../rules/paths.ts';
import { PriceText } from './price-text.tsx';

type Input = LeadThread['priceInputs'][number];

/** The category's number is what everything else multiplies; what makes a lead free ends the sum. */
function valueText({ key, value }: Input): string {
  if (key === 'category') return String(value);
  return value === 0 ? '0' : `× ${value}`;
}

/** What connecting took. Before credits were sold it took nothing, whatever the lead was worth. */
function Paid({ lead }: { lead: LeadThread }) {
  if (lead.paid) return <p className="font-semibold">{plural(lead.paid, 'credit')} paid</p>;
  const wasFree = lead.price.paymentRequired && lead.price.creditPrice > 0;
  return (
    <>
      <p className="font-semibold">{wasFree ? 'free' : <PriceText price={lead.price} />}</p>
      {wasFree && <p className="mt-1 text-ink-soft text-sm">You connected before credits went on sale.</p>}
    </>
  );
}

/** What connecting costs or took, and every factor of it for whoever asks why. */
export function PriceReasons({ lead, isConnected }: { lead: LeadThread; isConnected: boolean }) {
  return (
    <>
      {isConnected ? (
        <Paid lead={lead} />
      ) : (
        <>
          <p className="font-semibold">
            <PriceText price={lead.price} />
          </p>
          {lead.price.creditPrice > 0 && (
            <p className="mt-1 text-ink-soft text-sm">You pay once, when you first reply.</p>
          )}
        </>
      )}
      {lead.priceInputs.length > 0 && (
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
            {lead.priceInputs.map((input) => (
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
      {isConnected && (
        <p className="mt-2 text-sm">
          <TextLink to={leadPaths.receipt(lead.uuid)}>See the receipt</TextLink>
        </p>
      )}
    </>
  );
}
