/** What of a family is measured apart: each has a width of its own. */
export type Cut = {
  style?: 'normal' | 'italic';
  /** Where it is measured, and how far its stand-in reaches. */
  weight?: number;
  weights?: string;
  stretch?: number;
  stretches?: string;
  /** As the designs write it. */
  written?: 'text' | 'names' | 'capitals' | 'small-capitals';
};

export type FamilyPlan = {
  /** What its sheet is called. */
  key: string;
  family: string;
  /** Of the sheets in its package, those that the designs need. */
  sheets: readonly string[];
  /** What stands in for it is built alike. */
  kind: 'serif' | 'sans';
  cuts: readonly Cut[];
};

const ROMAN_AND_ITALIC: readonly Cut[] = [{}, { style: 'italic' }];
/** The weights that designs set text in. */
const WEIGHTS: readonly Cut[] = [
  { weight: 400, weights: '100 549' },
  { weight: 600, weights: '550 900' },
  { style: 'italic', weight: 400, weights: '100 900' },
];
const NAMES: readonly Cut[] = [{ written: 'names' }];

export const FAMILIES: readonly FamilyPlan[] = [
  {
    ...{ key: 'anybody', family: 'Anybody Variable', kind: 'sans' },
    sheets: ['@fontsource-variable/anybody/standard.css'],
    cuts: [
      { weight: 800, weights: '100 900', stretch: 60, stretches: '50% 64%', written: 'capitals' },
      { weight: 800, weights: '100 900', stretch: 68, stretches: '65% 74%', written: 'capitals' },
      { weight: 800, weights: '100 900', stretch: 80, stretches: '75% 85%', written: 'capitals' },
      { weight: 800, weights: '100 900', stretch: 92, stretches: '86% 99%', written: 'capitals' },
      { weight: 800, weights: '100 900', stretch: 108, stretches: '100% 150%', written: 'capitals' },
    ],
  },
  {
    ...{ key: 'archivo', family: 'Archivo Variable', kind: 'sans' },
    sheets: ['@fontsource-variable/archivo/wght.css', '@fontsource-variable/archivo/wght-italic.css'],
    cuts: [
      { weight: 400, weights: '100 549', written: 'names' },
      { weight: 600, weights: '550 900', written: 'capitals' },
      { style: 'italic', weight: 500, weights: '100 900' },
    ],
  },
  {
    ...{ key: 'bagel-fat-one', family: 'Bagel Fat One', kind: 'sans' },
    sheets: ['@fontsource/bagel-fat-one/400.css'],
    cuts: [{ written: 'names', weights: '100 900' }],
  },
  {
    ...{ key: 'big-shoulders', family: 'Big Shoulders Variable', kind: 'sans' },
    sheets: ['@fontsource-variable/big-shoulders/opsz.css'],
    cuts: [{ weight: 800, weights: '100 900', written: 'capitals' }],
  },
  {
    ...{ key: 'bodoni-moda', family: 'Bodoni Moda Variable', kind: 'serif' },
    sheets: ['@fontsource-variable/bodoni-moda/opsz.css', '@fontsource-variable/bodoni-moda/opsz-italic.css'],
    cuts: [{ written: 'names' }, { style: 'italic', written: 'names' }],
  },
  {
    ...{ key: 'bricolage-grotesque', family: 'Bricolage Grotesque Variable', kind: 'sans' },
    sheets: ['@fontsource-variable/bricolage-grotesque/wght.css'],
    cuts: [
      { weight: 400, weights: '100 549' },
      { weight: 650, weights: '550 749', written: 'names' },
      { weight: 800, weights: '750 900', written: 'names' },
    ],
  },
  {
    ...{ key: 'cormorant-garamond', family: 'Cormorant Garamond Variable', kind: 'serif' },
    sheets: [
      '@fontsource-variable/cormorant-garamond/wght.css',
      '@fontsource-variable/cormorant-garamond/wght-italic.css',
    ],
    cuts: WEIGHTS,
  },
  {
    ...{ key: 'cormorant-sc', family: 'Cormorant SC', kind: 'serif' },
    sheets: ['@fontsource/cormorant-sc/600.css'],
    cuts: [{ weight: 600, weights: '100 900', written: 'small-capitals' }],
  },
  {
    ...{ key: 'courier-prime', family: 'Courier Prime', kind: 'sans' },
    sheets: ['@fontsource/courier-prime/400.css', '@fontsource/courier-prime/700.css'],
    cuts: [{}, { weight: 700, weights: '550 900', written: 'capitals' }],
  },
  {
    ...{ key: 'eb-garamond', family: 'EB Garamond Variable', kind: 'serif' },
    sheets: ['@fontsource-variable/eb-garamond/wght.css', '@fontsource-variable/eb-garamond/wght-italic.css'],
    cuts: WEIGHTS,
  },
  {
    ...{ key: 'familjen-grotesk', family: 'Familjen Grotesk Variable', kind: 'sans' },
    sheets: [
      '@fontsource-variable/familjen-grotesk/wght.css',
      '@fontsource-variable/familjen-grotesk/wght-italic.css',
    ],
    cuts: [
      { weight: 500, weights: '100 549' },
      { weight: 600, weights: '550 900', written: 'names' },
      { style: 'italic', weight: 500, weights: '100 900' },
    ],
  },
  {
    ...{ key: 'federo', family: 'Federo', kind: 'sans' },
    sheets: ['@fontsource/federo/400.css'],
    cuts: NAMES,
  },
  {
    ...{ key: 'figtree', family: 'Figtree Variable', kind: 'sans' },
    sheets: ['@fontsource-variable/figtree/wght.css', '@fontsource-variable/figtree/wght-italic.css'],
    cuts: WEIGHTS,
  },
  {
    ...{ key: 'forum', family: 'Forum', kind: 'serif' },
    sheets: ['@fontsource/forum/400.css'],
    cuts: NAMES,
  },
  {
    ...{ key: 'gilda-display', family: 'Gilda Display', kind: 'serif' },
    sheets: ['@fontsource/gilda-display/400.css'],
    cuts: NAMES,
  },
  {
    ...{ key: 'great-vibes', family: 'Great Vibes', kind: 'serif' },
    sheets: ['@fontsource/great-vibes/400.css'],
    cuts: NAMES,
  },
  {
    ...{ key: 'hanken-grotesk', family: 'Hanken Grotesk Variable', kind: 'sans' },
    sheets: [
      '@fontsource-variable/hanken-grotesk/wght.css',
      '@fontsource-variable/hanken-grotesk/wght-italic.css',
    ],
    cuts: [
      { weight: 500, weights: '100 549' },
      { weight: 600, weights: '550 900' },
      { style: 'italic', weight: 500, weights: '100 900' },
    ],
  },
  {
    ...{ key: 'im-fell-dw-pica', family: 'IM Fell DW Pica', kind: 'serif' },
    sheets: ['@fontsource/im-fell-dw-pica/400.css', '@fontsource/im-fell-dw-pica/400-italic.css'],
    cuts: ROMAN_AND_ITALIC,
  },
  {
    ...{ key: 'instrument-sans', family: 'Instrument Sans Variable', kind: 'sans' },
    sheets: [
      '@fontsource-variable/instrument-sans/wght.css',
      '@fontsource-variable/instrument-sans/wght-italic.css',
    ],
    cuts: [
      { weight: 500, weights: '100 549' },
      { weight: 600, weights: '550 900' },
      { style: 'italic', weight: 500, weights: '100 900' },
    ],
  },
  {
    ...{ key: 'instrument-serif', family: 'Instrument Serif', kind: 'serif' },
    sheets: ['@fontsource/instrument-serif/400.css'],
    cuts: [{ written: 'names', weight: 600, weights: '100 900' }],
  },
  {
    ...{ key: 'italiana', family: 'Italiana', kind: 'serif' },
    sheets: ['@fontsource/italiana/400.css'],
    cuts: NAMES,
  },
  {
    ...{ key: 'italianno', family: 'Italianno', kind: 'serif' },
    sheets: ['@fontsource/italianno/400.css'],
    cuts: NAMES,
  },
  {
    ...{ key: 'josefin-sans', family: 'Josefin Sans Variable', kind: 'sans' },
    sheets: [
      '@fontsource-variable/josefin-sans/wght.css',
      '@fontsource-variable/josefin-sans/wght-italic.css',
    ],
    cuts: WEIGHTS,
  },
  {
    ...{ key: 'jost', family: 'Jost Variable', kind: 'sans' },
    sheets: ['@fontsource-variable/jost/wght.css', '@fontsource-variable/jost/wght-italic.css'],
    cuts: WEIGHTS,
  },
  {
    ...{ key: 'la-belle-aurore', family: 'La Belle Aurore', kind: 'serif' },
    sheets: ['@fontsource/la-belle-aurore/400.css'],
    cuts: NAMES,
  },
  {
    ...{ key: 'literata', family: 'Literata Variable', kind: 'serif' },
    sheets: ['@fontsource-variable/literata/wght.css', '@fontsource-variable/literata/wght-italic.css'],
    cuts: WEIGHTS,
  },
  {
    ...{ key: 'marcellus', family: 'Marcellus', kind: 'serif' },
    sheets: ['@fontsource/marcellus/400.css'],
    cuts: NAMES,
  },
  {
    ...{ key: 'newsreader', family: 'Newsreader Variable', kind: 'serif' },
    sheets: ['@fontsource-variable/newsreader/wght.css', '@fontsource-variable/newsreader/wght-italic.css'],
    cuts: WEIGHTS,
  },
  {
    ...{ key: 'parisienne', family: 'Parisienne', kind: 'serif' },
    sheets: ['@fontsource/parisienne/400.css'],
    cuts: NAMES,
  },
  {
    ...{ key: 'petrona', family: 'Petrona Variable', kind: 'serif' },
    sheets: ['@fontsource-variable/petrona/wght.css', '@fontsource-variable/petrona/wght-italic.css'],
    cuts: WEIGHTS,
  },
  {
    ...{ key: 'pinyon-script', family: 'Pinyon Script', kind: 'serif' },
    sheets: ['@fontsource/pinyon-script/400.css'],
    cuts: NAMES,
  },
  {
    ...{ key: 'playfair', family: 'Playfair Variable', kind: 'serif' },
    sheets: ['@fontsource-variable/playfair/opsz.css', '@fontsource-variable/playfair/opsz-italic.css'],
    cuts: [{ written: 'names' }, { style: 'italic', written: 'names' }],
  },
  {
    ...{ key: 'poiret-one', family: 'Poiret One', kind: 'sans' },
    sheets: ['@fontsource/poiret-one/400.css'],
    cuts: [{ written: 'capitals' }],
  },
  {
    ...{ key: 'sorts-mill-goudy', family: 'Sorts Mill Goudy', kind: 'serif' },
    sheets: ['@fontsource/sorts-mill-goudy/400.css', '@fontsource/sorts-mill-goudy/400-italic.css'],
    cuts: ROMAN_AND_ITALIC,
  },
  {
    ...{ key: 'space-grotesk', family: 'Space Grotesk Variable', kind: 'sans' },
    sheets: ['@fontsource-variable/space-grotesk/wght.css'],
    cuts: [
      { weight: 500, weights: '100 549' },
      { weight: 700, weights: '550 900' },
    ],
  },
  {
    ...{ key: 'syne', family: 'Syne Variable', kind: 'sans' },
    sheets: ['@fontsource-variable/syne/wght.css'],
    cuts: [
      { weight: 500, weights: '100 549' },
      { weight: 600, weights: '550 649' },
      { weight: 700, weights: '650 749', written: 'names' },
      { weight: 800, weights: '750 900', written: 'names' },
    ],
  },
  {
    ...{ key: 'tenor-sans', family: 'Tenor Sans', kind: 'sans' },
    sheets: ['@fontsource/tenor-sans/400.css'],
    cuts: [{}],
  },
  {
    ...{ key: 'ysabeau', family: 'Ysabeau Variable', kind: 'sans' },
    sheets: ['@fontsource-variable/ysabeau/wght.css', '@fontsource-variable/ysabeau/wght-italic.css'],
    cuts: WEIGHTS,
  },
];
