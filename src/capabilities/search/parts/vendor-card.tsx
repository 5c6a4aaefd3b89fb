import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import { AvailabilityLine } from './availability-line.tsx';
import { CardBadges, FurtherHonors } from './card-badges.tsx';
import { CardCarousel } from './card-carousel.tsx';
import { PriceLine } from './price-line.tsx';
import { RatingLine } from './rating-line.tsx';
import type { ShownCard } from './shown-card.ts';

export interface VendorCardProps {
  card: ShownCard;
  /** Stands in the corner of the picture: the heart, or whatever the list offers instead. */
  action?: ReactNode;
  /** The first cards of a page load their pictures at once. */
  isPriority?: boolean;
  /** The level its name has in the page's outline. */
  headingLevel?: 2 | 3;
  /** The list was asked for a day: a card without a calendar then says that one has to ask. */
  isDateAsked?: boolean;
  /** How far away, a rank's reasons: what only this list knows. */
  footer?: ReactNode;
}

/** A business in a list: one link as large as the card, with the buttons beside it rather than inside. */
export function VendorCard(props: VendorCardProps) {
  const { card, action, isPriority = false, headingLevel = 3, isDateAsked = false, footer } = props;
  const [isAwake, setAwake] = useState(false);
  const wake = () => setAwake(true);
  const Heading = `h${headingLevel}` as const;
  const facts = [`${card.city}, ${card.stateProvince}`, ...card.details];
  return (
    <article onPointerEnter={wake} onFocus={wake} className="group/card relative flex min-w-0 flex-col">
      <div className="pt-3">
        <div className="flex items-baseline justify-between gap-3">
          <Heading className="wrap-anywhere line-clamp-2 min-w-0 font-semibold font-text text-base tracking-normal">
            <Link
              to={paths.storefront(card.taxonomyNodeKey, card.storefrontSlug)}
              className="outline-none after:absolute after:inset-0 after:z-1 after:rounded-card focus-visible:shadow-none focus-visible:after:outline-2 focus-visible:after:outline-primary focus-visible:after:outline-offset-4 group-hover/card:underline group-hover/card:underline-offset-4"
            >
              {card.vendorName}
            </Link>
          </Heading>
          <RatingLine rate={card.averageReviewsRate} count={card.reviewsCount} />
        </div>
        <p className="line-clamp-2 text-ink-soft text-sm">{facts.join(' · ')}</p>
        <PriceLine card={card} />
        <AvailabilityLine card={card} isAsked={isDateAsked} />
        <FurtherHonors card={card} />
        {card.socialProof && <p className="text-ink-soft text-sm">{card.socialProof}</p>}
      </div>
      <div className="relative order-first">
        <CardCarousel
          pictures={card.images}
          vendorName={card.vendorName}
          isPriority={isPriority}
          isAwake={isAwake}
          onWake={wake}
        />
        <CardBadges card={card} />
      </div>
      {action && <div className="absolute end-2 top-2 z-20">{action}</div>}
      {footer && <div className="relative z-2 mt-1 w-fit text-sm">{footer}</div>}
    </article>
  );
}
