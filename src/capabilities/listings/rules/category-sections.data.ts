import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';

export type CategorySection = {
  /** The form key. */
  key: string;
  title: string;
  lead: string;
  roots: readonly string[];
  /** Only for those who chose this option of the category's leading facet. */
  parentOption?: string;
};

/** What each category is asked about its own trade. Planners have no sections of their own, as specified. */
export const CATEGORY_SECTIONS: Readonly<Record<TaxonomyKey, readonly CategorySection[]>> = {
  'wedding-venues': [
    {
      key: 'venue-style',
      title: 'Venue type and style',
      lead: 'Couples filter by these first. Choose what a guest would say after a visit.',
      roots: ['venue-service-level', 'venue-setting', 'venue-type', 'venue-atmosphere', 'venue-capacity'],
    },
    {
      key: 'venue-amenities',
      title: 'Amenities and rules',
      lead: 'What’s included, and what couples should know before they ask.',
      roots: ['venue-amenities', 'venue-catering-policy', 'venue-alcohol-policy', 'venue-restrictions'],
    },
  ],
  'wedding-photographers': [
    {
      key: 'photographer-style',
      title: 'Style and personality',
      lead: 'How your photos look, and how it feels to stand in front of your camera.',
      roots: ['photographer-style', 'photographer-personality', 'photographer-medium'],
    },
    {
      key: 'photographer-services',
      title: 'Services',
      lead: 'What couples can book, how long you stay and when they get their photos.',
      roots: ['photographer-services', 'photographer-coverage-hours', 'photographer-delivery-weeks'],
    },
  ],
  'wedding-videographers': [
    {
      key: 'videographer-style',
      title: 'Style',
      lead: 'How your films look and feel.',
      roots: ['videographer-style'],
    },
    {
      key: 'videographer-services',
      title: 'Films and crew',
      lead: 'What couples get, who films and for how long.',
      roots: ['videographer-deliverables', 'videographer-crew', 'videographer-coverage-hours'],
    },
  ],
  'wedding-catering': [
    {
      key: 'caterer-food',
      title: 'Food',
      lead: 'What you cook, and for whom.',
      roots: ['caterer-cuisine', 'caterer-dietary'],
    },
    {
      key: 'caterer-service',
      title: 'Service',
      lead: 'How the food reaches the guests, and what comes with it.',
      roots: ['caterer-service-style', 'caterer-services', 'caterer-alcohol'],
    },
  ],
  'wedding-florists': [
    {
      key: 'florist-service',
      title: 'Service',
      lead: 'From a bouquet to the whole room.',
      roots: ['florist-service-level', 'florist-arrangements', 'florist-rentals'],
    },
    {
      key: 'florist-style',
      title: 'Style and values',
      lead: 'How your flowers look, and where they come from.',
      roots: ['florist-style', 'florist-ethics'],
    },
  ],
  'wedding-hair-makeup': [
    {
      key: 'beauty-service',
      title: 'What you do',
      lead: 'Each one you choose brings its own questions.',
      roots: ['beauty-service'],
    },
    {
      key: 'hair',
      title: 'Hair',
      lead: 'The looks and services you offer.',
      roots: ['beauty-hair'],
      parentOption: 'hair',
    },
    {
      key: 'makeup',
      title: 'Makeup',
      lead: 'The looks and services you offer.',
      roots: ['beauty-makeup'],
      parentOption: 'makeup',
    },
    {
      key: 'henna',
      title: 'Henna',
      lead: 'For whom, and which kinds.',
      roots: ['beauty-henna'],
      parentOption: 'henna',
    },
    {
      key: 'spa',
      title: 'Spa',
      lead: 'The treatments you offer.',
      roots: ['beauty-spa'],
      parentOption: 'spa',
    },
    {
      key: 'styling',
      title: 'Styling',
      lead: 'Whom you dress, and how you help on the day.',
      roots: ['beauty-styling'],
      parentOption: 'styling',
    },
    {
      key: 'fitness-wellness',
      title: 'Fitness and wellness',
      lead: 'What you do with couples before the day.',
      roots: ['beauty-fitness'],
      parentOption: 'fitness-wellness',
    },
    {
      key: 'beauty-logistics',
      title: 'How you work',
      lead: 'Where, when and with how many artists.',
      roots: ['beauty-logistics'],
    },
  ],
  'wedding-planners': [],
  'wedding-bands-djs': [
    {
      key: 'musician-category',
      title: 'What you are',
      lead: 'The next questions depend on it.',
      roots: ['musician-category'],
    },
    {
      key: 'dj',
      title: 'DJ',
      lead: 'How you perform.',
      roots: ['dj-format'],
      parentOption: 'dj',
    },
    {
      key: 'live-solo',
      title: 'Live solo',
      lead: 'What you play.',
      roots: ['solo-instrument'],
      parentOption: 'live-solo',
    },
    {
      key: 'live-band',
      title: 'Live band',
      lead: 'How many of you come.',
      roots: ['band-size'],
      parentOption: 'live-band',
    },
    {
      key: 'ceremony-only',
      title: 'Ceremony',
      lead: 'Who plays.',
      roots: ['ceremony-ensemble'],
      parentOption: 'ceremony-only',
    },
    {
      key: 'music-genres',
      title: 'Music',
      lead: 'What you love to play. Choose as many as you do well.',
      roots: ['music-genres'],
    },
    {
      key: 'musician-services',
      title: 'Services and equipment',
      lead: 'What you do during the day, and what you bring.',
      roots: ['musician-services', 'musician-equipment'],
    },
  ],
  'wedding-cakes-desserts': [
    {
      key: 'baker-products',
      title: 'Cakes and desserts',
      lead: 'What you bake, and how it looks.',
      roots: ['baker-products', 'baker-style'],
    },
    {
      key: 'baker-service',
      title: 'Diets and service',
      lead: 'Who can eat it, and how it gets to the table.',
      roots: ['baker-dietary', 'baker-services'],
    },
  ],
  'wedding-bar-services': [
    {
      key: 'bar-service',
      title: 'Bar and licenses',
      lead: 'What you run, what’s included and what you’re licensed for.',
      roots: ['bar-service-type', 'bar-included', 'bar-licensing'],
    },
    {
      key: 'bar-drinks',
      title: 'Drinks and style',
      lead: 'What you pour, and from what.',
      roots: ['bar-drinks', 'bar-style'],
    },
  ],
};
