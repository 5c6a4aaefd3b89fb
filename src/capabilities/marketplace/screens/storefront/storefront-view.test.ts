import { describe, expect, it } from 'vitest';
import { EXAMPLE_STOREFRONT } from '#capabilities/storefronts/testing/example-storefront.ts';
import { storefrontView } from './storefront-view.ts';

const picture = (id: string) => ({
  id,
  width: 1200,
  height: 800,
  dominantColor: '#c9a58d',
  blurDataUrl: '',
  alt: `Photo ${id}`,
  caption: '',
  focusX: 50,
  focusY: 50,
});

describe('the view of a storefront', () => {
  it('shows no picture twice in one gallery, the covers first', () => {
    const view = storefrontView({
      ...EXAMPLE_STOREFRONT,
      coverGallery: [picture('b'), picture('a')],
      photoGallery: [picture('a'), picture('c')],
    });
    expect(view.photos.map(({ id }) => id)).toEqual(['b', 'a', 'c']);
  });

  it('tells the words below a picture and what stays in sight, where there is something to tell', () => {
    const described = { ...picture('a'), caption: 'The loft', focusX: 20 };
    const { photos } = storefrontView({ ...EXAMPLE_STOREFRONT, coverGallery: [described, picture('b')] });
    expect(photos.map(({ caption, focus }) => [caption, focus])).toEqual([
      ['The loft', '20% 50%'],
      [undefined, undefined],
    ]);
  });

  it('begins with what people want to know first', () => {
    const view = storefrontView({
      ...EXAMPLE_STOREFRONT,
      options: [{ parentKey: 'venue-service-level', key: 'limited-services' }],
      venueDetails: {
        spaces: [
          {
            name: 'Nook',
            description: '',
            setting: 'indoor-space',
            seatedCapacity: 1,
            standingCapacity: null,
          },
          {
            name: 'Barn',
            description: '',
            setting: 'indoor-space',
            seatedCapacity: 180,
            standingCapacity: 250,
          },
        ],
        menus: [{ name: 'Harvest', description: '', pricePerPersonCents: 9_550 }],
      },
    });
    expect(view.facts).toEqual([
      { label: 'Capacity', value: 'Up to 180 guests' },
      { label: 'Starting price', value: '$6,800 site fee' },
      { label: 'Service', value: 'Select services' },
    ]);
    expect(view.spaces.map(({ seated, standing }) => [seated, standing])).toEqual([
      ['Up to 1 guest seated', null],
      ['Up to 180 guests seated', '250 guests standing'],
    ]);
    expect(view.menus[0]?.price).toBe('$95.50 per person');
  });

  it('says that prices are to be asked for where they are hidden', () => {
    const view = storefrontView({
      ...EXAMPLE_STOREFRONT,
      taxonomyKey: 'wedding-photographers',
      priceRangeVisible: false,
      startingPriceCents: null,
      travelRadiusMiles: 50,
    });
    expect(view.starting).toBeNull();
    expect(view.tier).toBe('$$');
    expect(view.facts).toEqual([
      { label: 'Starting price', value: 'On request' },
      { label: 'Travels', value: 'Up to 50 miles' },
    ]);
  });
});
