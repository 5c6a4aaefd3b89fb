import { VendorCard } from '#capabilities/search/parts/vendor-card.tsx';
import { Card } from '#ui/card.tsx';
import type { BadgesOfListing } from '../../contract.ts';

/** The card as couples see it today. */
export function PreviewCard({ card }: Pick<BadgesOfListing, 'card'>) {
  return (
    <Card as="section" aria-labelledby="preview-title">
      <h2 id="preview-title" className="text-xl">
        On your listing now
      </h2>
      <p className="mt-1 mb-4 text-ink-soft text-sm">
        {card
          ? 'Awards show first. Two stand on the picture, the others below it.'
          : 'Badges and awards show once your listing is published.'}
      </p>
      {card && <VendorCard card={card} headingLevel={3} />}
    </Card>
  );
}
