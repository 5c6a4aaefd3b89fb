import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CardText, type CardTextProps } from './card-text.tsx';

const card: CardTextProps['card'] = {
  storefrontSlug: 'kestrel-hill-barn',
  taxonomyNodeKey: 'wedding-venues',
  vendorName: 'Kestrel Hill Barn',
  city: 'Red Hook',
  stateProvince: 'NY',
  badges: [],
  awards: [],
  priceRangeVisible: true,
  priceTier: 2,
  startingPriceCents: 680_000,
  unitPriceCents: null,
  price: { min: 680_000, max: null },
  reviewsCount: 64,
  averageReviewsRate: 4.9,
  details: ['Up to 180 guests'],
  socialProof: null,
  displayAvailability: true,
  availableDates: [],
  featuredPlacement: false,
  listingMessageType: 'NONE',
};

function textOf(props: Partial<CardTextProps>): string {
  const drawn = { card, headingLevel: 2 as const, isDateAsked: false, distanceMiles: null, ...props };
  return renderToStaticMarkup(<CardText {...drawn} />).replaceAll(/<[^>]+>/g, ' ');
}

describe('what is to be read on a card', () => {
  it('says how far it is from the searched place, where there is one', () => {
    expect(textOf({ distanceMiles: 6.2 })).toContain('Red Hook, NY · 6 mi · Up to 180 guests');
    expect(textOf({})).toContain('Red Hook, NY · Up to 180 guests');
  });

  it('marks vendors that nobody has claimed', () => {
    expect(textOf({ card: { ...card, listingMessageType: 'UNCLAIMED' } })).toContain('Unclaimed');
    expect(textOf({})).not.toContain('Unclaimed');
  });
});
