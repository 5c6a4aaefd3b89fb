import type { ReactNode } from 'react';
import { plural, pluralWord } from '#base/text.ts';
import { type PriceInput, priceOfInputs } from '#capabilities/inquiries/rules/lead-price.ts';
import type { LeadTier } from '#capabilities/inquiries/rules/lead-tags.ts';
import { marketplaceCategory } from '#capabilities/taxonomy/rules/categories.ts';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import type { LeadReceipt } from '../../contract/receipts.contract.ts';
import { TIER_LABELS } from '../../rules/lead-words.ts';
import { PRICE_SCALES, type PriceScale } from '../../rules/price-scales.data.ts';
import { awayNote, momentText, outLabel, tierNote } from '../../rules/receipt-words.ts';

const find = (inputs: readonly PriceInput[], wanted: PriceInput['key']) =>
  inputs.find(({ key }) => key === wanted);

function stepLabel(key: PriceInput['key'], value: number): string {
  return (
    PRICE_SCALES.find((scale) => scale.key === key)?.steps.find((step) => step.value === value)?.label ?? ''
  );
}

/** The number of a factor, always with a decimal: '1.0', '1.25'. */
const factorText = (value: number) => (Number.isInteger(value) ? value.toFixed(1) : String(value));

type TileProps = { value: ReactNode; label: string; note?: string; tone?: 'total' | 'discount' };

function Tile({ value, label, note, tone }: TileProps) {
  return (
    <div
      className={classNames(
        'wrap-anywhere min-w-0 text-center',
        tone === 'total' && 'rounded-card bg-primary px-2 py-2 text-paper',
        tone === 'discount' && 'text-green-deep',
      )}
    >
      <p className="font-display text-2xl tabular-nums md:text-3xl">{value}</p>
      <p className="font-semibold text-sm">{label}</p>
      {note && (
        <p className={classNames('text-xs', tone === 'total' ? 'text-paper' : 'text-ink-soft')}>{note}</p>
      )}
    </div>
  );
}

/** A number of the formula with the sign before it: they stay together where the row breaks. */
function Term({ sign, ...tile }: TileProps & { sign?: string }) {
  return (
    <div className="flex min-w-24 grow basis-24 items-start gap-1">
      {sign && (
        <span aria-hidden="true" className="w-4 shrink-0 pt-1 text-center text-ink-soft md:pt-2">
          {sign}
        </span>
      )}
      <div className="min-w-0 grow">
        <Tile {...tile} />
      </div>
    </div>
  );
}

const TIER_NOTES: Readonly<Record<LeadTier, string>> = {
  GOLD: 'All that counts is known',
  SILVER: 'Date and budget given',
  STANDARD: 'Little known yet',
};

/** '28.8, rounded', where rounding changed it. */
function roundedNote(exact: number, credits: number): string {
  const text = String(Number(exact.toFixed(2)));
  return text === String(credits) ? '' : `${text}, rounded`;
}

/** The formula with this lead's numbers in it. */
function Equation({ receipt }: { receipt: LeadReceipt }) {
  const { inputs, lead, taxonomyKey } = receipt;
  const { baseCreditPrice } = priceOfInputs(inputs);
  const exact = find(inputs, 'exactMatch');
  const reason = find(inputs, 'free') ?? find(inputs, 'plan');
  const { creditPrice } = lead.price;
  const hasBase = reason !== undefined || exact !== undefined;
  const product = inputs
    .filter(({ key }) => ['category', 'tier', 'lead', 'budget'].includes(key))
    .reduce((total, { value }) => total * value, 1);
  const baseNote = roundedNote(product, baseCreditPrice);
  const worded = {
    tier: { label: TIER_LABELS[lead.tier], note: TIER_NOTES[lead.tier] },
    lead: { label: outLabel(receipt), note: 'Time to go' },
    budget: {
      label: stepLabel('budget', find(inputs, 'budget')?.value ?? 1),
      note: 'Their budget',
    },
  };
  return (
    <div className="flex flex-wrap items-start gap-x-1 gap-y-4 rounded-card bg-mist p-4">
      <Term
        value={find(inputs, 'category')?.value ?? 0}
        label={marketplaceCategory(taxonomyKey).navLabel}
        note="Same for everyone"
      />
      {(['tier', 'lead', 'budget'] as const).map((key) => (
        <Term key={key} sign="×" value={factorText(find(inputs, key)?.value ?? 1)} {...worded[key]} />
      ))}
      {hasBase && (
        <Term
          sign="="
          value={<s className="text-ink-soft">{baseCreditPrice}</s>}
          label="Base price"
          note={baseNote}
        />
      )}
      {exact && !reason && (
        <Term
          sign="×"
          value={factorText(exact.value)}
          label="Exact match"
          note={`${Math.round((1 - exact.value) * 100)}% off`}
          tone="discount"
        />
      )}
      <Term
        sign="="
        value={creditPrice}
        label={pluralWord(creditPrice, 'credit')}
        note={reason ? '' : exact ? roundedNote(baseCreditPrice * exact.value, creditPrice) : baseNote}
        tone="total"
      />
    </div>
  );
}

function noteOf({ key }: PriceScale, receipt: LeadReceipt): string {
  if (key === 'tier') return tierNote({ ...receipt, tier: receipt.lead.tier });
  if (key === 'lead') return awayNote(receipt);
  const input = find(receipt.inputs, key);
  if (input) return input.label;
  return key === 'exactMatch' ? 'Not all of your lead preferences, or none set' : '';
}

/** Every value a factor can take, and which one it was. */
function Scale({ scale, receipt }: { scale: PriceScale; receipt: LeadReceipt }) {
  const value = find(receipt.inputs, scale.key)?.value ?? 1;
  return (
    <div className="grid gap-x-5 gap-y-2 border-line border-t py-3 sm:grid-cols-[7rem_minmax(0,1fr)] xl:grid-cols-[7rem_minmax(0,1fr)_11rem] xl:items-center">
      <dt className="self-center font-semibold text-sm">{scale.name}</dt>
      <dd className="min-w-0">
        <ul className="flex rounded-full bg-mist p-0.5 text-sm">
          {scale.steps.map((step) => {
            const isIt = step.value === value;
            return (
              <li
                key={step.value}
                className={classNames(
                  'flex min-h-9 grow basis-0 flex-wrap items-center justify-center gap-x-1.5 rounded-full px-2 text-center leading-tight',
                  isIt ? 'bg-secondary font-semibold text-paper' : 'text-ink-soft',
                )}
              >
                <span className="font-semibold tabular-nums">{factorText(step.value)}</span> {step.label}
                {isIt && <span className="sr-only">, this lead</span>}
              </li>
            );
          })}
        </ul>
      </dd>
      <dd className="text-ink-soft text-sm sm:col-start-2 xl:col-start-3">{noteOf(scale, receipt)}</dd>
    </div>
  );
}

/** How the price came about: the formula with its numbers, then where each lies between what it could have been. */
export function PriceCard({ receipt, className }: { receipt: LeadReceipt; className?: string }) {
  const { inputs, lead, pricedAt, timeZone } = receipt;
  const reason = find(inputs, 'free') ?? find(inputs, 'plan');
  return (
    <Card as="section" aria-labelledby="price-title" {...(className && { className })}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="price-title" className="text-xl md:text-2xl">
          {reason?.label ?? `How we got to ${plural(lead.price.creditPrice, 'credit')}`}
        </h2>
        <p className="text-ink-soft text-sm">Price locked {momentText(pricedAt, timeZone)}</p>
      </div>
      {inputs.length === 0 ? (
        <p className="text-ink-soft">How this price came about wasn’t kept.</p>
      ) : (
        <>
          <Equation receipt={receipt} />
          <dl className="mt-5">
            {PRICE_SCALES.map((scale) => (
              <Scale key={scale.key} scale={scale} receipt={receipt} />
            ))}
          </dl>
        </>
      )}
    </Card>
  );
}
