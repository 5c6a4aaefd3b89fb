import { type ReactNode, useCallback, useState } from 'react';
import { StillPart } from '#ui/still-part.tsx';
import { CardCarousel } from './card-carousel.tsx';
import { CardText } from './card-text.tsx';
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
  /** From the place that was searched; null where there is none. */
  distanceMiles?: number | null;
  /** Stands on the picture: what the couple itself has to do with this business. */
  mark?: ReactNode;
  /** A rank's reasons: what only this list knows. */
  footer?: ReactNode;
}

/** A business in a list: one link as large as the card, with the buttons beside it rather than inside. */
export function VendorCard(props: VendorCardProps) {
  const { card, action, isPriority = false, headingLevel = 3, isDateAsked = false } = props;
  const { distanceMiles = null, mark, footer } = props;
  const { storefrontUuid, images, ...read } = card;
  const [isActive, setActive] = useState(false);
  const activate = useCallback(() => setActive(true), []);
  return (
    <article
      onPointerEnter={activate}
      onFocus={activate}
      className="group/card relative flex min-w-0 flex-col"
    >
      <StillPart
        className="pt-3"
        draw={CardText}
        of={{ card: read, headingLevel, isDateAsked, distanceMiles }}
      />
      <CardCarousel
        pictures={images}
        vendorName={card.vendorName}
        isPriority={isPriority}
        isActive={isActive}
        onActivate={activate}
      />
      {mark}
      {action && <div className="absolute end-2 top-2 z-20">{action}</div>}
      {footer && <div className="relative z-2 mt-1 w-fit text-sm has-[details[open]]:z-30">{footer}</div>}
    </article>
  );
}
