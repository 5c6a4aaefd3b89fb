/** The markets most couples look in, with the slugs of their searches. */
export const POPULAR_MARKETS: readonly { name: string; slug: string }[] = [
  { name: 'New York', slug: 'new-york-ny' },
  { name: 'Los Angeles', slug: 'los-angeles-ca' },
  { name: 'Chicago', slug: 'chicago-il' },
  { name: 'Dallas', slug: 'dallas-tx' },
  { name: 'Philadelphia', slug: 'philadelphia-pa' },
  { name: 'Atlanta', slug: 'atlanta-ga' },
  { name: 'Boston', slug: 'boston-ma' },
  { name: 'Austin', slug: 'austin-tx' },
  { name: 'Nashville', slug: 'nashville-tn' },
  { name: 'Hudson Valley', slug: 'hudson-valley-ny' },
];
