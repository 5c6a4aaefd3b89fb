import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';

/** What each trade brings to the day, in one short line, and what its picture shows. */
export const CATEGORY_TEXTS: Readonly<Record<TaxonomyKey, { line: string; alt: string }>> = {
  'wedding-venues': {
    line: 'Where everything begins',
    alt: 'Ballroom with crystal chandeliers and round tables dressed in white',
  },
  'wedding-photographers': {
    line: 'For the next forty years',
    alt: 'Vintage camera with leather strap among blush roses',
  },
  'wedding-videographers': {
    line: 'The day, with its voices',
    alt: 'Cinema camera in front of warm lights, its monitor showing a ceremony arch',
  },
  'wedding-catering': {
    line: 'Dinner for all you love',
    alt: 'Grazing board with cheeses, grapes, figs and crackers',
  },
  'wedding-florists': {
    line: 'Bouquets, arches, tables',
    alt: 'Garden roses, ranunculus and eucalyptus in a white vase',
  },
  'wedding-hair-makeup': {
    line: 'You, on your best morning',
    alt: 'Flowered hair comb with brush, perfume and lipstick on marble',
  },
  'wedding-planners': {
    line: 'They have done this before',
    alt: 'Planning notebook with a checklist, fabric swatches and roses',
  },
  'wedding-bands-djs': {
    line: 'From first dance to last',
    alt: 'Lit DJ booth with a mirror ball and rose and amber light',
  },
  'wedding-cakes-desserts': {
    line: 'Tiers, tarts and donuts',
    alt: 'White three-tier cake with lilac roses on a gold stand',
  },
  'wedding-bar-services': {
    line: 'The toast, and what follows',
    alt: 'Bottles in an ice bucket with filled coupes in front of warm lights',
  },
};
