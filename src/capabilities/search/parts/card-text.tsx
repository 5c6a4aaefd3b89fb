import { paths } from '#app/rules/paths.ts';
import { PlainLink } from '#ui/plain-link.tsx';
import { AvailabilityLine } from './availability-line.tsx';
import { CardBadges, FurtherHonors } from './card-badges.tsx';
import { distanceText } from './distance-text.ts';
import { PriceLine } from './price-line.tsx';
import { RatingLine } from './rating-line.tsx';
import type { ShownCard } from './shown-card.ts';

export interface CardTextProps {
  card: Omit<ShownCard, 'storefrontUuid' | 'images'>;
  headingLevel: 2 | 3;
  isDateAsked: boolean;
  distanceMiles: number | null;
}

/** All that is to be read of a business in a list, its one link included. */
export function CardText({ card, headingLevel, isDateAsked, distanceMiles }: CardTextProps) {
  const Heading = `h${headingLevel}` as const;
  const distance = distanceMiles === null ? [] : [distanceText(distanceMiles)];
  const facts = [`${card.city}, ${card.stateProvince}`, ...distance, ...card.details];
  return (
    <>
      <div className="flex items-baseline justify-between gap-3">
        <Heading className="wrap-anywhere line-clamp-2 min-w-0 font-semibold font-text text-base tracking-normal">
          <PlainLink to={paths.storefront(card.taxonomyNodeKey, card.storefrontSlug)} className="card-link">
            {card.vendorName}
          </PlainLink>
        </Heading>
        <RatingLine rate={card.averageReviewsRate} count={card.reviewsCount} />
      </div>
      <p className="line-clamp-2 text-ink-soft text-sm">{facts.join(' · ')}</p>
      <PriceLine card={card} />
      <AvailabilityLine card={card} isAsked={isDateAsked} />
      <FurtherHonors card={card} />
      {card.listingMessageType === 'UNCLAIMED' && (
        <p className="text-ink-soft text-sm">Unclaimed: not on Ampersand yet</p>
      )}
      {card.socialProof && <p className="text-ink-soft text-sm">{card.socialProof}</p>}
      <CardBadges card={card} />
    </>
  );
}
