import type { ReactNode } from 'react';
import type { VendorCard as VendorCardData } from '../contract.ts';

export interface VendorCardProps {
  card: VendorCardData;
  /** Stands in the corner of the picture: the heart, or whatever the list offers instead. */
  action?: ReactNode;
  /** The first cards of a page load their pictures at once. */
  isPriority?: boolean;
  /** The level its name has in the page's outline. */
  headingLevel?: 2 | 3;
  /** How far away, a rank's reasons: what only this list knows. */
  footer?: ReactNode;
}

/** A business in a list. */
export function VendorCard({ card, action, footer }: VendorCardProps) {
  return (
    <article>
      {card.vendorName}
      {action}
      {footer}
    </article>
  );
}
