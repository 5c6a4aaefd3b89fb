import { type PriceTier, tierText } from '#capabilities/storefronts/rules/price-tiers.ts';
import { priceText, unitPriceText } from './price-text.ts';
import type { ShownCard } from './shown-card.ts';

function Tier({ tier }: { tier: number }) {
  return (
    <p className="text-sm">
      <span aria-hidden="true" className="font-semibold">
        {tierText(tier as PriceTier)}
      </span>
      <span className="sr-only">Price level {tier} of 4</span>
      <span className="text-ink-soft"> · price on request</span>
    </p>
  );
}

/** What it costs: the range with its unit and what one of the category's units costs, the level where the range is kept back, or that one has to ask. */
export function PriceLine({ card }: { card: Omit<ShownCard, 'storefrontUuid' | 'images'> }) {
  const price = priceText(card);
  const unitPrice = unitPriceText(card);
  if (price) {
    return (
      <p className="text-sm">
        <span className="font-semibold">{price.amount}</span>
        {price.unit && <span className="text-ink-soft">{` ${price.unit}`}</span>}
        {unitPrice && (
          <span className="text-ink-soft">
            {' · '}
            <span className="inline-block">{unitPrice}</span>
          </span>
        )}
      </p>
    );
  }
  if (card.priceTier) return <Tier tier={card.priceTier} />;
  return <p className="text-ink-soft text-sm">Price on request</p>;
}
