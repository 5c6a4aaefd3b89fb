import type { LeadPrice, PriceInput } from '#capabilities/inquiries/rules/lead-price.ts';
import type { LeadTier } from '#capabilities/inquiries/rules/lead-tags.ts';
import { type PriceDisplay, priceDisplay } from '#capabilities/leads/rules/price-display.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { credits, times } from '../credit-words.ts';

function whyTier(tier: LeadTier, category: TaxonomyKey): string {
  if (tier === 'STANDARD') return 'Date or budget is missing';
  if (tier === 'SILVER') return 'Date and budget are known';
  const last = category === 'wedding-venues' ? 'guest count' : 'venue';
  return `Date, budget, verified phone and ${last} are known`;
}

const EXPLAINED: Readonly<Record<PriceDisplay['kind'], string>> = {
  free: 'Connecting with this couple costs nothing, with or without a plan.',
  None: 'You pay once, when you first reply.',
  UnlimitedCredits: 'With a plan every lead is included. Without one, it would cost the base price.',
  Other: 'Less than the base price, because it is an exact match. You pay once, when you first reply.',
};

function Factor({ input, why }: { input: PriceInput; why: string }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-line border-t py-2.5 first:border-t-0">
      <span>
        {input.label}
        {input.key === 'tier' && <span className="block text-ink-soft text-sm">{why}</span>}
      </span>
      <span className="font-semibold tabular-nums">
        {input.key === 'category' ? input.value : times(input.value)}
      </span>
    </li>
  );
}

function Shown({ display }: { display: PriceDisplay }) {
  return (
    <>
      {display.kind === 'Other' && (
        <s className="me-3 text-2xl text-ink-soft">
          <span className="sr-only">Instead of </span>
          {display.base}
        </s>
      )}
      {display.text}
    </>
  );
}

/** The price as the lead shows it, and how it came about. */
export function PriceResult({ price, category }: { price: LeadPrice; category: TaxonomyKey }) {
  const display = priceDisplay(price);
  return (
    <>
      <div role="status" aria-label="Price of this lead">
        <p className="text-ink-soft text-sm">This lead shows</p>
        <p className="mt-1 font-display text-3xl leading-tight first-letter:uppercase md:text-4xl">
          <Shown display={display} />
        </p>
      </div>
      <p className="mt-2 text-ink-soft">{EXPLAINED[display.kind]}</p>
      <ul aria-label="How the price comes about" className="mt-5 border-line border-y">
        {price.inputs.map((input) => (
          <Factor key={input.key} input={input} why={whyTier(price.tier, category)} />
        ))}
      </ul>
      <p className="mt-3 flex justify-between gap-4">
        <span className="text-ink-soft">Base price, rounded, at least 1</span>
        <span className="whitespace-nowrap font-semibold tabular-nums">{credits(price.baseCreditPrice)}</span>
      </p>
    </>
  );
}
